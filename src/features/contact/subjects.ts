import { fillText, sortByOrder } from '../../../plugins/content'
import type { ContactContent } from './useContactContent'

/** A page that a message can be about. */
interface Page {
  path: string
  title: string
  /** The name of the page in the list, in place of its title. */
  contactSubject?: string | null
}

type Offering = Page & { order: number; parentPage: { path: string } | null }

/** A subject in the list of the form. */
export interface Subject {
  path: string
  title: string
  /** True if the list has it only on request: sub-pages, case studies, most pages of terms. */
  onRequest?: boolean
}

/** An <optgroup> of subjects. */
export interface SubjectGroup {
  label: string
  subjects: readonly Subject[]
}

const always = ({ path, title, contactSubject }: Page): Subject => ({
  path,
  title: contactSubject ?? title,
})
const onRequest = (page: Page): Subject => ({ ...always(page), onRequest: true })

/**
 * The subjects of a message: services, industries, products, case studies and pages of terms.
 * @param language the language whose rules sort pages of equal order
 */
export function subjectGroups(
  content: Omit<ContactContent, 'form'>,
  labels: { services: string; industries: string },
  language: string,
): SubjectGroup[] {
  const { services, industries, products, caseStudies, terms } = content
  const subjectsOf = (offerings: readonly Offering[]): Subject[] => [
    ...sortByOrder(
      offerings.filter(({ parentPage }) => !parentPage),
      language,
    ).map(always),
    ...offerings.filter(({ parentPage }) => parentPage).map(onRequest),
  ]
  const groups = [
    { label: labels.services, subjects: subjectsOf(services) },
    { label: labels.industries, subjects: subjectsOf(industries) },
    {
      label: content.productsTitle,
      subjects: sortByOrder(products, language).map((product) =>
        product.inProgress ? onRequest(product) : always(product),
      ),
    },
    { label: content.caseStudiesTitle, subjects: caseStudies.map(onRequest) },
    {
      label: content.companyTitle,
      subjects: terms.map((page) => (page.contactSubject ? always(page) : onRequest(page))),
    },
  ]
  return groups.filter(({ subjects }) => subjects.length > 0)
}

/** The subjects of a form whose address requests none. */
export const withoutRequested = (groups: readonly SubjectGroup[]): SubjectGroup[] =>
  groups
    .map(({ label, subjects }) => ({
      label,
      subjects: subjects.filter((subject) => !subject.onRequest),
    }))
    .filter(({ subjects }) => subjects.length > 0)

/**
 * The options of the subject field. A title that two of them have is followed by the name of its group,
 * also in the message that is sent.
 * @param requested paths of pages; unknown ones are ignored
 * @param addition the label of a text with an addition
 */
export function shownSubjects(
  groups: readonly SubjectGroup[],
  requested: readonly string[],
  addition: string,
): SubjectGroup[] {
  const shown = groups.map(({ label, subjects }) => ({
    label,
    subjects: subjects.filter((subject) => !subject.onRequest || requested.includes(subject.path)),
  }))
  const titles = shown.flatMap(({ subjects }) => subjects.map(({ title }) => title))
  const isUnique = (title: string): boolean => titles.indexOf(title) === titles.lastIndexOf(title)
  return shown
    .filter(({ subjects }) => subjects.length > 0)
    .map(({ label, subjects }) => ({
      label,
      subjects: subjects.map(({ path, title }) => ({
        path,
        title: isUnique(title) ? title : fillText(addition, { text: title, addition: label }),
      })),
    }))
}

/** The title of the subject with this path; "" if there is none. */
export const subjectTitle = (groups: readonly SubjectGroup[], path: string): string =>
  groups.flatMap(({ subjects }) => subjects).find((subject) => subject.path === path)?.title ?? ''
