import { byOrder } from '../../content/by-order'

/** Something that a message can be about: a page of the site. */
interface Page {
  path: string
  title: string
}

type Offering = Page & { order: number; group?: { path: string } | null }

/** Subjects under one heading of the choice. */
export interface SubjectGroup {
  label: string
  subjects: readonly Page[]
}

/** The pages a message can be about, by kind. */
export interface SubjectSources {
  services: readonly Offering[]
  industries: readonly Offering[]
  products: readonly (Page & { order: number; inProgress?: boolean | null })[]
  caseStudies: readonly Page[]
}

/** The site's own words for the four kinds. */
export type SubjectLabels = Record<keyof SubjectSources, string>

/**
 * The subjects to choose from: every service, industry and product, of their sub-pages those that
 * are asked for, and the case studies given.
 * @param asked paths that the visitor came with; what is no page of these kinds is ignored
 */
export function subjectGroups(
  { services, industries, products, caseStudies }: SubjectSources,
  labels: SubjectLabels,
  asked: readonly string[],
): SubjectGroup[] {
  const isAsked = ({ path }: Page): boolean => asked.includes(path)
  const listed = (offerings: readonly Offering[]): Page[] => [
    ...byOrder(offerings.filter(({ group }) => !group)),
    ...offerings.filter((offering) => offering.group && isAsked(offering)),
  ]
  const groups = [
    { label: labels.services, subjects: listed(services) },
    { label: labels.industries, subjects: listed(industries) },
    {
      label: labels.products,
      subjects: byOrder(products).filter((product) => !product.inProgress || isAsked(product)),
    },
    { label: labels.caseStudies, subjects: caseStudies },
  ]
  return groups.filter(({ subjects }) => subjects.length > 0)
}

/** The title of the subject with this path; empty where there is none. */
export const titleOf = (groups: readonly SubjectGroup[], path: string): string =>
  groups.flatMap(({ subjects }) => subjects).find((subject) => subject.path === path)?.title ?? ''
