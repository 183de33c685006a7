import { byOrder } from '../../content/by-order'

/** A page that a message can be about. */
interface Page {
  path: string
  title: string
}

type Offering = Page & { order: number; group?: { path: string } | null }

/** An <optgroup> of subjects. */
export interface SubjectGroup {
  label: string
  subjects: readonly Page[]
}

/** The pages that a message can be about, by kind. */
export interface SubjectSources {
  services: readonly Offering[]
  industries: readonly Offering[]
  products: readonly (Page & { order: number; inProgress?: boolean | null })[]
  caseStudies: readonly Page[]
}

/** The labels of the kinds. */
export type SubjectLabels = Record<keyof SubjectSources, string>

/**
 * The options of the subject: every service, industry and product, but of sub-pages and unfinished
 * products only the requested ones, and the given case studies.
 * @param requested paths of pages; others are ignored
 */
export function subjectGroups(
  { services, industries, products, caseStudies }: SubjectSources,
  labels: SubjectLabels,
  requested: readonly string[],
): SubjectGroup[] {
  const isRequested = ({ path }: Page): boolean => requested.includes(path)
  const listed = (offerings: readonly Offering[]): Page[] => [
    ...byOrder(offerings.filter(({ group }) => !group)),
    ...offerings.filter((offering) => offering.group && isRequested(offering)),
  ]
  const groups = [
    { label: labels.services, subjects: listed(services) },
    { label: labels.industries, subjects: listed(industries) },
    {
      label: labels.products,
      subjects: byOrder(products).filter((product) => !product.inProgress || isRequested(product)),
    },
    { label: labels.caseStudies, subjects: caseStudies },
  ]
  return groups.filter(({ subjects }) => subjects.length > 0)
}

/** The title of the subject with this path; "" if there is none. */
export const titleOf = (groups: readonly SubjectGroup[], path: string): string =>
  groups.flatMap(({ subjects }) => subjects).find((subject) => subject.path === path)?.title ?? ''
