import type { SinglePage, PageRecord } from '../model'
import { encodePath, folderPath, laterPagesPath, localizePath, notFoundPath } from './addresses'
import { hasTitleAddress } from '../collections'
import { typedContent } from '../files/parse'
import { lineAt, type PageFile, addressSettingsOf, textsWithKey } from './pages'
import { canHaveOtherForm, decodeLetters, normalAddress, spellingsOf } from '../text/normal-form'
import type { AddressSettings } from './address-settings'

/** The arguments of Gatsby's createRedirect; paths are percent-encoded, as browsers send them. */
export interface Redirect {
  fromPath: string
  toPath: string
  statusCode: 301 | 404
  /** Whether the rule applies even if there is a file at that address. */
  force?: true
}

const forced = (fromPath: string, toPath: string): Redirect => ({
  fromPath,
  toPath,
  statusCode: 404,
  force: true,
})

/**
 * The rules for unknown addresses under a list. Netlify ignores a rule that leads to itself, so each
 * of the two addresses of the not-found page is the target of the rule for the other.
 */
function notFoundUnder(single: SinglePage, settings: AddressSettings): Redirect[] {
  if (single.notFound === undefined) return []
  const encoded = (path: string): string => encodePath(localizePath(path, settings))
  const list = encoded(single.path)
  const page = encoded(single.notFound.path)
  const file = `${page}index.html`
  return [
    // Page 1 of the list, as a visitor may type it.
    { fromPath: `${encoded(laterPagesPath(single.path))}1`, toPath: list, statusCode: 301 },
    forced(file, page),
    forced(`${page}*`, file),
    { fromPath: `${list}*`, toPath: page, statusCode: 404 },
  ]
}

// Without the star Gatsby warns that /404.html is a page too.
const notFound: readonly Redirect[] = [
  forced('/404.html/*', '/404/'),
  forced('/404/*', '/404.html'),
]

/** The rules for unknown addresses of another language than the first. */
function notFoundIn(base: string): Redirect[] {
  const page = encodePath(base + notFoundPath)
  const file = `${page}index.html`
  const all = `${encodePath(base)}/*`
  return [
    forced(file, page),
    forced(`${page}*`, file),
    { fromPath: all, toPath: page, statusCode: 404 },
  ]
}

/** The content of a file, and once more as it was typed if that may be another spelling. */
const contentsOf = ({ path, value, text = '' }: PageFile): unknown[] =>
  canHaveOtherForm(text) ? [value, typedContent({ path, text })] : [value]

/** The titles of a page with its address from its title, as an address once had them. */
function writtenTitles(
  { collection }: PageRecord,
  contents: readonly unknown[],
  settings: AddressSettings,
): string[] {
  if (!hasTitleAddress(collection)) return []
  const folder = encodePath(folderPath(collection, settings))
  return contents
    .flatMap((content) => [lineAt(content, '/title'), ...textsWithKey(content, 'formerTitles')])
    .flatMap(spellingsOf)
    .map((title) => folder + encodeURIComponent(title))
}

/** The address of a page and its former ones in all spellings, with those that its file has. */
function recordedPaths({ path, formerPaths }: PageRecord, contents: readonly unknown[]): string[] {
  const typed = contents
    .flatMap((content) => textsWithKey(content, 'formerPaths'))
    .map((former) => [normalAddress(former), decodeLetters(former)] as const)
  return [path, ...formerPaths]
    .flatMap((recorded) => [
      ...spellingsOf(recorded),
      // Those of later pages begin with that of the first one.
      ...typed
        .filter(([normal]) => recorded.startsWith(normal))
        .map(([normal, spelling]) => spelling + recorded.slice(normal.length)),
    ])
    .map(encodePath)
}

/** A beginning of addresses that has changed; see `formerPaths` in site.json. */
interface FormerPath {
  from: string
  to: string
}

/**
 * An address and what it was before each of the changes, encoded.
 * @param changes the latest one last
 */
function withPathsBefore(path: string, changes: readonly FormerPath[]): string[] {
  const paths = [path]
  for (const { from, to } of changes.toReversed()) {
    const after = encodePath(normalAddress(to))
    const below = paths.filter((path) => path.startsWith(after))
    for (const before of spellingsOf(decodeLetters(from)).map(encodePath))
      paths.push(...below.map((path) => before + path.slice(after.length)))
  }
  return paths
}

/**
 * The redirects of all pages in one language. These redirect to a page: its address in other
 * spellings, a title that gave it its address, as written and as an address, and former addresses. All
 * other addresses under a list with a not-found page are not found, and neither are those of the
 * not-found page.
 */
export function buildRedirects(
  files: readonly PageFile[],
  pages: readonly PageRecord[],
): Redirect[] {
  const settings = addressSettingsOf(files)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const contentsAt = (path: string): unknown[] => {
    const file = byPath.get(path)
    return file ? contentsOf(file) : []
  }
  const siteSettings = contentsAt('site.json').at(-1)
  const { formerPaths = [] } = Object(siteSettings) as { formerPaths?: FormerPath[] }
  const currentPaths = new Set(pages.map(({ path }) => encodePath(path)))
  const moved = pages.flatMap((page): Redirect[] => {
    const toPath = encodePath(page.path)
    const contents = contentsAt(page.file)
    const former = [
      toPath,
      ...writtenTitles(page, contents, settings),
      ...recordedPaths(page, contents),
    ].flatMap((path) => withPathsBefore(path, formerPaths))
    return [...new Set(former)]
      .filter((fromPath) => !currentPaths.has(fromPath) && !currentPaths.has(`${fromPath}/`))
      .map((fromPath) => ({ fromPath, toPath, statusCode: 301 }))
  })
  const lists = pages.filter(({ number = 1 }) => number === 1).flatMap(({ single }) => single ?? [])
  const rest = settings.base === undefined ? notFound : notFoundIn(settings.base)
  return [...moved, ...lists.flatMap((list) => notFoundUnder(list, settings)), ...rest]
}
