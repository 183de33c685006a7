import { templateOf } from '../content/kinds'
import { textAt, type ContentEntry } from './content-entry'
import { caseStudiesPagePath, caseStudiesPath, caseStudiesPerPage, parentPath } from './paths'
import { singlePages, type TextReference } from './single-pages'

/** A page with an address of its own, as it is shown outside the site. */
export interface PageEntry {
  path: string
  title: string
  /** What kind of page it is, or which pages are above it; may be empty. */
  label: string
  description: string
  /** Whether search engines may list it. */
  indexable: boolean
}

/** Lists every page of the site: single pages, those of content files, and the next pages of lists. */
export function listPages(entries: readonly ContentEntry[]): PageEntry[] {
  const files = new Map(entries.map((entry) => [entry.file, entry.content]))
  const read = (reference: TextReference | undefined): string =>
    reference ? textAt(files.get(reference[0]), reference[1]) : ''

  const single = singlePages.map(({ path, title, label, description, listed = true }) => ({
    path,
    title: read(title),
    label: read(label),
    description: read(description),
    indexable: listed,
  }))

  const withPages = entries.filter(({ type }) => templateOf(type) !== undefined)
  const titles = new Map([
    ...single.map(({ path, title }) => [path, title] as const),
    ...withPages.map(({ path, content }) => [path, textAt(content, '/title')] as const),
  ])
  const labelOf = ({ path, groupPath }: ContentEntry): string =>
    [groupPath === null ? undefined : parentPath(groupPath), parentPath(path)]
      .map((above) => above && titles.get(above))
      .filter(Boolean)
      .join(' / ')
  const made = withPages.map((entry) => ({
    path: entry.path,
    title: textAt(entry.content, '/title'),
    label: labelOf(entry),
    description: textAt(entry.content, '/description'),
    // A product in progress has a placeholder; a case study in progress has its page.
    indexable: !(entry.type === 'Product' && entry.content.inProgress === true),
  }))

  const list = single.filter(({ path }) => path === caseStudiesPath)
  const count = entries.filter(({ type }) => type === 'CaseStudy').length
  const nextPages = list.flatMap((first) =>
    Array.from({ length: Math.max(0, Math.ceil(count / caseStudiesPerPage) - 1) }, (_, index) => ({
      ...first,
      path: caseStudiesPagePath(index + 2),
      label: `${textAt(files.get('ui-text.json'), '/page')} ${index + 2}`,
    })),
  )
  return [...single, ...nextPages, ...made]
}
