import { fillText, textWidth } from '../../../plugins/content'

/** The length at which search engines truncate a title, in characters. */
const maxTitle = 60

/** The length at which search engines truncate a description, in characters. */
const maxDescription = 160

/**
 * The text of a page's title element: the page's title, its parent's title and the agency's name, as far as
 * search engines show them. The parent has priority over the name, because two pages may have the
 * same title.
 * @param page the schemas allow its title at most `maxTitle` characters
 * @param labels those of the site
 */
export function headTitle(
  { title, parent }: { title: string; parent?: string | undefined },
  { agency, labels }: { agency: string; labels: { headTitle: string } },
): string {
  const withParent = parent ? fillText(labels.headTitle, { title, addition: parent }) : title
  const from = (text: string): string => `${text} | ${agency}`
  const candidates = [from(withParent), withParent, from(title), title]
  return candidates.find((text) => textWidth(text) <= maxTitle) ?? title
}

/** A description with the number of a list page, if there is room for it, else without. */
export const headDescription = (description: string, withNumber: string): string =>
  textWidth(withNumber) <= maxDescription ? withNumber : description
