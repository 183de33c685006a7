import { slugSettings, type SlugSettings } from '../slugs'

/** The data of a content file that its page depends on. */
export interface ContentEntry {
  /** Gatsby's id of the node. */
  id: string
  /** The file's path in data/, with forward slashes. */
  file: string
  /** The name of its GraphQL type: "CaseStudy". */
  type: string
  /** The address of its page, if its kind has pages. */
  path: string
  /** For a sub-page, the address of its parent page. */
  parentPath: string | null
  /** For a case study, the addresses that its tags name, and their parent pages. */
  taggedPaths: readonly string[]
  /** The content as in the file. */
  content: Readonly<Record<string, unknown>>
}

/** The settings for addresses in data/site.json. */
export const settingsOf = (entries: readonly ContentEntry[]): SlugSettings =>
  slugSettings(entries.find(({ type }) => type === 'SiteSettings')?.content)

/** The text at a JSON pointer; a list of texts is joined with spaces; "" if there is none. */
export function textAt(content: unknown, pointer: string): string {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, key) => (Object(parent) as Record<string, unknown>)[key], content)
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}

/** The texts of a list in the content; empty if the field is missing. */
export function textsOf({ content }: ContentEntry, field: string): string[] {
  const value = content[field]
  return Array.isArray(value) ? value.map(String) : []
}

/** Compares by `order`, smallest first, then by title in code unit order, as GraphQL sorts. */
export function compareByOrder(a: ContentEntry, b: ContentEntry): number {
  const [first, second] = [a, b].map(({ content }) => textAt(content, '/title')) as [string, string]
  const byTitle = first < second ? -1 : Number(first > second)
  return Number(a.content.order) - Number(b.content.order) || byTitle
}
