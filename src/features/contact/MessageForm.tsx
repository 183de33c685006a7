import styled from 'styled-components'
import { withoutBreakMarks } from '../../../plugins/content'
import { receiver } from './receiver-setting'
import { Alert } from '../../components/Alert'
import { Button, ButtonLink } from '../../components/Button'
import { Row, Stack } from '../../components/grid/Stack'
import { Link } from '../../components/link/Link'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useVisitorNote, visitorNote } from '../../sections/booking/prefill'
import { type Slots, slotProps } from '../../islands/slots'
import { color } from '../../styles/colors'
import { underlinedLink } from '../../styles/mixins'
import { hairline, radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { ContactFields } from './ContactFields'
import type { FieldError } from './field-validation'
import { revealField } from './form-values'
import { receiverAttributes } from './sending/configured-receiver'
import { MailOpened, mailtoUrl, MessageToCopy } from './sending/mail'
import { shownSubjects, type SubjectGroup, subjectTitle } from './subjects'
import type { ContactLabels } from './useContactContent'
import { useContactForm } from './useContactForm'

interface ReceiverFieldsProps {
  formName: string
  honeypotLabel: string
}

/** The hidden fields that the form's receiver needs. */
const ReceiverFields = ({ formName, honeypotLabel }: ReceiverFieldsProps) => {
  // An email shows all fields to the visitor.
  if (receiver?.type === 'mailto') return null
  const endpoint = receiver?.type === 'endpoint' ? receiver : undefined
  const fields = endpoint ? (endpoint.fields ?? []) : [{ name: 'form-name', value: formName }]
  const honeypot = endpoint ? endpoint.honeypot : 'website'
  return (
    <>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="submission-id" data-unique-id="" />
      {/* Receivers drop messages in which this field is filled in. */}
      {honeypot && (
        <input
          type="text"
          name={honeypot}
          hidden
          tabIndex={-1}
          autoComplete="off"
          aria-label={honeypotLabel}
        />
      )}
    </>
  )
}

interface VisitorNoteProps {
  /** The note, one line for each fact; "" if there is none. */
  text: string
  title: string
  remove: string
}

const NoteFrame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
`

const NoteTitle = styled.strong`
  color: ${color.text};
  ${type.small}
  font-weight: 560;
`

const NoteText = styled.p`
  ${type.meta}
  white-space: pre-line;
`

/** The note that is sent with the message, and the form field that contains it. */
const VisitorNote = ({ text, title, remove }: VisitorNoteProps) => (
  <>
    {/* Netlify accepts only fields that are in the HTML. */}
    <input type="hidden" name="estimate" value={withoutBreakMarks(text)} />
    {text && (
      <NoteFrame>
        <NoteTitle>{title}</NoteTitle>
        <NoteText>{text}</NoteText>
        <Button variant="outline" size="sm" onClick={visitorNote.clear}>
          {remove}
        </Button>
      </NoteFrame>
    )}
  </>
)

interface ErrorSummaryProps {
  title: string
  errors: readonly FieldError[]
}

const ErrorList = styled.ul`
  a {
    display: inline-block;
    padding: 0.125rem 0;
    ${underlinedLink}
  }

  a:hover {
    color: ${color.text};
  }
`

/** The errors of a form, each with a link to its field. */
const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => (
  <Alert tone="danger" title={title} focusOnMount>
    <ErrorList>
      {errors.map(({ name, id, message }) => (
        <li key={name}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // Prevents a hash in the URL, which would add a history entry.
              event.preventDefault()
              revealField(id)
              document.getElementById(id)?.focus()
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ErrorList>
  </Alert>
)

const Privacy = styled.p`
  flex: 1 1 16rem;
  color: ${color.textFaint};
  ${type.meta}

  a {
    ${underlinedLink}
  }
`

/* Takes no space if the site names no person. */
const Person = styled.div`
  &:empty {
    display: none;
  }
`

export interface MessageFormProps {
  /** Whether the message and the email address come first; see ContactFields. */
  short?: boolean
  labels: ContactLabels
  /** The label of the field that only bots fill in. */
  honeypotLabel: string
  subjects: readonly SubjectGroup[]
  /** The agency's email address. */
  email: string
  /** The path of the page that Netlify shows after a message was sent without JavaScript. */
  thankYou: string
  /** On a site with several languages, that of the page. */
  language?: string
  policy?: { title: string; link: string }
  /** Says that the calendar is filled in with the name and email of the message. */
  prefillNotice?: string
  /** Whether the calendar is filled in with the name and email of a sent message. */
  keepsSender: boolean
  /** person: who reads the message, if the site names a person. */
  slots: Slots<'person'>
}

/** The contact form in browsers. Before it wakes it works as a native form. */
export const MessageForm = ({
  short,
  labels: form,
  honeypotLabel,
  subjects: allSubjects,
  email,
  thankYou,
  language,
  policy,
  prefillNotice,
  keepsSender,
  slots,
}: MessageFormProps) => {
  const note = useVisitorNote()
  const {
    status,
    errors,
    attempts,
    unsent,
    failure,
    requestedSubjects,
    isEnhanced,
    startOver,
    formProps,
  } = useContactForm(form, keepsSender)

  if (status === 'sent') {
    return (
      <Alert tone="success" title={form.sent.title} focusOnMount={attempts.sent > 0}>
        <p>{form.sent.text}</p>
        <Button variant="outline" onClick={startOver}>
          {form.sent.another}
        </Button>
      </Alert>
    )
  }

  const subjects = shownSubjects(allSubjects, requestedSubjects, form.addition)
  const isSending = status === 'sending'
  const mailReceiver = receiver?.type === 'mailto' ? receiver : undefined
  const { url, textToCopy } = mailtoUrl({
    to: mailReceiver?.address ?? email,
    subject: form.failed.mailSubject,
    labels: { ...form.fields, note: form.estimate?.title ?? '' },
    labelled: form.labelled,
    values: { ...unsent.values, about: subjectTitle(subjects, unsent.values.about ?? ''), note },
  })
  return (
    <Stack
      as="form"
      $gap={6}
      {...formProps}
      name={form.name}
      method="post"
      {...receiverAttributes({ email, subject: form.failed.mailSubject, thankYou })}
      acceptCharset="utf-8"
    >
      {language !== undefined && <input type="hidden" name="language" value={language} />}
      <ReceiverFields formName={form.name} honeypotLabel={honeypotLabel} />
      {attempts.invalid > 0 && errors.length > 0 && (
        <ErrorSummary key={attempts.invalid} title={form.errors.title} errors={errors} />
      )}
      <ContactFields
        labels={form}
        short={short}
        subjects={subjects}
        errors={errors}
        checksLength={isEnhanced}
        isLocked={isSending}
      />
      {form.estimate && <VisitorNote text={note} {...form.estimate} />}
      {failure && (
        <Alert
          // Keeps the alert of the previous attempt until the current one has a result.
          key={isSending ? attempts.sent - 1 : attempts.sent}
          tone="danger"
          title={failure === 'interrupted' ? form.failed.interruptedTitle : form.failed.title}
          focusOnMount={attempts.sent > 0 && !isSending}
        >
          <p>{form.failed[failure]}</p>
          <p>{form.failed.kept}</p>
        </Alert>
      )}
      {mailReceiver && attempts.sent > 0 && (
        <MailOpened
          key={attempts.sent}
          url={url}
          {...mailReceiver.opened}
          again={form.failed.mail}
        />
      )}
      {textToCopy !== undefined && (failure ?? (mailReceiver && attempts.sent > 0)) && (
        <MessageToCopy text={textToCopy} labels={form.failed} />
      )}
      {slots.person.map((person, index) => (
        <Person key={index} {...slotProps('person', person)} />
      ))}
      <Row $gap={4}>
        <Button type="submit" icon="arrow-right" loading={isSending}>
          <span>{isSending ? form.sending : failure ? form.failed.retry : form.submit}</span>
        </Button>
        {failure && (
          <ButtonLink variant="outline" icon="mail" to={url}>
            {form.failed.mail}
          </ButtonLink>
        )}
        <Privacy>
          {form.privacy} {prefillNotice} {policy && <Link to={policy.link}>{policy.title}</Link>}
        </Privacy>
      </Row>
      <VisuallyHidden role="status">{isSending && form.sending}</VisuallyHidden>
    </Stack>
  )
}
