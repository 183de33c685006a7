/** The length at which search engines truncate a title, in characters. */
const maxTitle = 60

/** The length at which search engines truncate a description, in characters. */
const maxDescription = 160

/**
 * The text of a page's title element: the page's title, its parent's title and the agency's name, as far as
 * search engines show them. The parent has priority over the name, because two pages may have the
 * same title.
 * @param page the schemas allow its title at most `maxTitle` characters
 */
export function headTitle(page: { title: string; parent?: string }, agency: string): string {
  const { title, parent } = page
  const withParent = parent ? `${title}, ${parent}` : title
  const from = (text: string): string => `${text} | ${agency}`
  const candidates = [from(withParent), withParent, from(title), title]
  return candidates.find((text) => text.length <= maxTitle) ?? title
}

/** A description with the number of a list page, if there is room for it. */
export const headDescription = (description: string, which: string): string =>
  description.length + which.length <= maxDescription ? description + which : description
