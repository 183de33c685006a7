import type { Issue } from '../../../core/issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../../../core/json/json-file'

/** The limits of the schema for entries of the header, and their maximum number. */
export const headerLimits = { title: 24, entries: 7 } as const

/** The custom pages with this place. */
export const pagesInMenus = (files: readonly JsonFile[], place: 'menu' | 'footer'): JsonFile[] =>
  files.filter((file) => file.kind.type === 'CustomPage' && textAt(file, '/place') === place)

/** Checks that there is room in the header for the custom pages with the place "menu". */
export function checkMenus(files: readonly JsonFile[]): Issue[] {
  const navigation = files.find(({ kind }) => kind.type === 'Navigation')
  const listed = navigation ? entriesOf(navigation, '/main').length : 0
  return pagesInMenus(files, 'menu').flatMap((page, index) => {
    const title = textAt(page, '/title') ?? ''
    const { length } = Array.from(title)
    const tooLong =
      length > headerLimits.title
        ? `"${title}" has ${length} characters, and an entry of the header at most ${headerLimits.title}`
        : undefined
    const tooMany =
      listed + index >= headerLimits.entries
        ? `the header has ${headerLimits.entries} other entries, which is all that it takes`
        : undefined
    const hint = 'list it in data/navigation.json in place of "place", or write "footer"'
    return [tooLong, tooMany].flatMap((message) =>
      message === undefined ? [] : [issueAt(page, '/place', 'menu-entry', message, hint)],
    )
  })
}
