import { contentPath } from '../../../core/paths'
import type { SlugSettings } from '../../../core/slugs'
import type { Issue } from '../../../core/issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../../../core/json/json-file'
import { pointerTo } from '../../../core/json/json-tree'

/** The places of custom pages, and the lists of links to which they are added. */
const places = [
  { place: 'menu', type: 'Navigation', list: '/main' },
  { place: 'footer', type: 'SiteSettings', list: '/legal' },
] as const

type Place = (typeof places)[number]['place']

/** The limits of the schema for entries of the header, and their maximum number. */
export const headerLimits = { title: 24, entries: 7 } as const

/** The custom pages with this place. */
export const pagesInMenus = (files: readonly JsonFile[], place: Place): JsonFile[] =>
  files.filter((file) => file.kind.type === 'CustomPage' && textAt(file, '/place') === place)

/**
 * Checks that there is room for custom pages at their places, and that the lists do not already
 * contain them.
 */
export const checkMenus = (files: readonly JsonFile[], settings: SlugSettings): Issue[] => [
  ...places.flatMap(({ place, type, list }) => {
    const holder = files.find(({ kind }) => kind.type === type)
    return pagesInMenus(files, place).flatMap((page) =>
      holder ? listedTwice(page, holder, { list, settings }) : [],
    )
  }),
  ...checkHeader(files),
]

/** A list contains a page if an entry links to it, or has its title and no link yet. */
function listedTwice(
  page: JsonFile,
  holder: JsonFile,
  { list, settings }: { list: string; settings: SlugSettings },
): Issue[] {
  const isPage = (entry: string): boolean => {
    const link = textAt(holder, pointerTo(entry, 'link'))
    const title = textAt(holder, pointerTo(entry, 'title'))
    return (
      link === contentPath(page.path, settings) || (link === '' && title === textAt(page, '/title'))
    )
  }
  if (!entriesOf(holder, list).some(isPage)) return []
  const message = `data/${holder.path} lists this page already`
  const hint = 'delete its entry there, or "place" here'
  return [issueAt(page, '/place', 'menu-entry', message, hint)]
}

function checkHeader(files: readonly JsonFile[]): Issue[] {
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
