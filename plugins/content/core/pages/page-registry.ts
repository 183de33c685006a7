import { hasBlanks } from '../blanks'
import { settingsOf, textAt, type ContentEntry } from './content-entry'
import { listContentPages } from './content-pages'
import { homePath, parentPath, sitePaths } from '../paths'
import { existingPages, type TextReference } from '../single-pages'

/** A page as the sitemap, social pictures and other places outside of the site show it. */
export interface PageEntry {
  path: string
  title: string
  /** The kind of page, or the pages above it; may be empty. */
  label: string
  description: string
  /** Whether search engines may list it. */
  indexable: boolean
}

/**
 * Lists all pages of the site: single pages, pages of content files, and the later pages of lists.
 */
export function listPages(entries: readonly ContentEntry[]): PageEntry[] {
  const files = new Map(entries.map((entry) => [entry.file, entry.content]))
  const read = (reference: TextReference | undefined): string =>
    reference ? textAt(files.get(reference[0]), reference[1]) : ''

  const single = existingPages(files).map(({ path, title, label, description, listed = true }) => ({
    path,
    title: read(title),
    label: read(label),
    description: read(description),
    indexable: listed,
  }))

  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  const titles = new Map(
    [
      ...entries.map(({ path, content }) => ({ path, title: textAt(content, '/title') })),
      // The name of a page whose heading is a sentence.
      ...single.map(({ path, title, label }) => ({ path, title: label || title })),
    ].map(({ path, title }) => [path, title]),
  )
  const labelOf = (entry: ContentEntry): string =>
    [entry.parentPath === null ? undefined : parentPath(entry.parentPath), parentPath(entry.path)]
      // The home page is above all others and has no pages above it.
      .map((above) => above && above !== homePath && titles.get(above))
      .filter(Boolean)
      .join(' / ')

  const { caseStudies } = sitePaths(settingsOf(entries))
  const list = single.find(({ path }) => path === caseStudies)
  const made = listContentPages(entries).flatMap(({ path, template, context }): PageEntry[] => {
    const entry = entriesById.get(context.id ?? '')
    if (entry) {
      const title = textAt(entry.content, '/title')
      const description =
        textAt(entry.content, '/seo/description') || textAt(entry.content, '/description')
      // The page of a product in progress is a placeholder; a case study in progress has a full
      // page.
      const indexable =
        template !== 'product-in-progress' &&
        !(entry.type === 'CustomPage' && hasBlanks(entry.content))
      return [{ path, title, label: labelOf(entry), description, indexable }]
    }
    // The first page of the list is among the single pages.
    if (!list || path === list.path) return []
    const label = `${textAt(files.get('ui-text.json'), '/page')} ${context.page}`
    return [{ ...list, path, label }]
  })
  return [...single, ...made]
}
