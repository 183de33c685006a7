import { sortByOrder } from '../../../plugins/content'
import type { ContactContent } from './useContactContent'

/** A page that a message can be about. */
interface Page {
  path: string
  title: string
}

type Offering = Page & { order: number; parentPage: { path: string } | null }

/** An <optgroup> of subjects. */
export interface SubjectGroup {
  label: string
  subjects: readonly Page[]
}

/**
 * The options of the subject field: all services, industries and products. Sub-pages, case studies
 * and unfinished products are options only if they are requested. A title that two pages have is
 * followed by the name of its group, also in the message that is sent.
 * @param requested paths of pages; unknown ones are ignored
 * @param language the language whose rules sort pages of equal order
 */
export function subjectGroups(
  content: Omit<ContactContent, 'form'>,
  labels: { services: string; industries: string },
  requested: readonly string[],
  language: string,
): SubjectGroup[] {
  const { services, industries, products, caseStudies } = content
  const isRequested = ({ path }: Page): boolean => requested.includes(path)
  const listed = (offerings: readonly Offering[]): Page[] => [
    ...sortByOrder(
      offerings.filter(({ parentPage }) => !parentPage),
      language,
    ),
    ...offerings.filter((offering) => offering.parentPage && isRequested(offering)),
  ]
  const finished = sortByOrder(products, language).filter(
    (product) => !product.inProgress || isRequested(product),
  )
  const groups = [
    { label: labels.services, subjects: listed(services) },
    { label: labels.industries, subjects: listed(industries) },
    { label: content.productsTitle, subjects: finished },
    { label: content.caseStudiesTitle, subjects: caseStudies.filter(isRequested) },
  ]
  const titles = groups.flatMap(({ subjects }) => subjects.map(({ title }) => title))
  const isUnique = (title: string): boolean => titles.indexOf(title) === titles.lastIndexOf(title)
  return groups
    .filter(({ subjects }) => subjects.length > 0)
    .map(({ label, subjects }) => ({
      label,
      subjects: subjects.map(({ path, title }) => ({
        path,
        title: isUnique(title) ? title : `${title} (${label})`,
      })),
    }))
}

/** The title of the subject with this path; "" if there is none. */
export const subjectTitle = (groups: readonly SubjectGroup[], path: string): string =>
  groups.flatMap(({ subjects }) => subjects).find((subject) => subject.path === path)?.title ?? ''
