import { pick } from '../../islands/pick'
import { Island } from '../../islands/Island'
import { useAddresses } from '../../hooks/useAddresses'
import { useFormats } from '../../hooks/useFormats'
import { useLabels } from '../../hooks/useLabels'
import { useLocale } from '../../hooks/useLocale'
import { useSite } from '../../hooks/useSite'
import { ContactPerson } from '../../sections/ContactDetails'
import { limits } from './field-validation'
import { MessageForm } from './MessageForm'
import { visitorNoteKey } from '../../sections/booking/prefill'
import { booking as provider } from '../../sections/booking/provider-setting'
import { receiver } from './receiver-setting'
import { subjectGroups, withoutRequested } from './subjects'
import { unsentMessageKey } from './unsent-message'
import { useContactContent } from './useContactContent'
import { useMessageLanguage } from './useMessageLanguage'

/**
 * The contact form, which wakes when the visitor touches it, and at once if there is a message that was
 * not sent, a note of an estimate, or a subject in the address.
 * @param short whether the message and the email address come first; see ContactFields
 */
export const ContactForm = ({ short }: { short?: boolean }) => {
  const labels = useLabels()
  const { booking, thankYou } = useAddresses()
  const language = useMessageLanguage()
  const content = useContactContent()
  const { email, legal, pages } = useSite()
  const { language: sortedBy } = useLocale()
  const { number } = useFormats()
  const { form } = content
  const errors = {
    ...form.errors,
    // Those that the language writes in another way.
    limits: Object.fromEntries(
      Object.values(limits)
        .map((limit) => [limit, number(limit)] as const)
        .filter(([limit, written]) => written !== String(limit)),
    ),
  }
  // An email shows all fields to the visitor.
  const isMail = receiver?.type === 'mailto'
  const subjects = subjectGroups(content, labels, sortedBy)
  const policy = legal.find(({ title }) => title === form.privacyPolicy)
  return (
    <Island
      name="contact-form"
      component={MessageForm}
      props={{
        short,
        labels: { ...form, errors, ...pick(labels, ['labelled', 'addition']) },
        honeypotLabel: labels.website,
        subjects: short ? withoutRequested(subjects) : subjects,
        email,
        thankYou,
        language,
        policy: policy?.link ? { title: policy.title, link: policy.link } : undefined,
        // A link opens the calendar elsewhere, without the sender.
        keepsSender: pages.includes(booking) && provider !== 'link',
        prefillNotice: !isMail && pages.includes(booking) ? (form.prefill ?? undefined) : undefined,
      }}
      slots={{ person: [<ContactPerson key="person" purpose="message" />] }}
      wake={{ query: ['about'], stored: [unsentMessageKey, visitorNoteKey] }}
    />
  )
}
