/** What search engines show of a title before they cut it, in characters. */
const maxTitle = 60

/** What search engines show of a description, in characters. */
const maxDescription = 160

interface Named {
  /** The page's own title: the schemas allow it at most `maxTitle` characters. */
  title: string
  /** The title of the group above the page, which distinguishes it from another of the same title. */
  group?: string
}

/**
 * What goes into a page's title element: as much of the page's title, its group and the agency's name
 * as search engines show. The group goes before the name, because two pages may have the same title.
 */
export function headTitle({ title, group }: Named, agency: string): string {
  const withGroup = group ? `${title}, ${group}` : title
  const from = (text: string): string => `${text} | ${agency}`
  const candidates = [from(withGroup), withGroup, from(title), title]
  return candidates.find((text) => text.length <= maxTitle) ?? title
}

/** A description with the number of a list page, if there is room for it. */
export const headDescription = (description: string, which: string): string =>
  description.length + which.length <= maxDescription ? description + which : description
