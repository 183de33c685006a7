import type { ContentSource } from '../../content/model'
import { type Collection, fileName, folderOf, isContentPath } from '../../content/collections'
import { languageOfFile, withoutLanguage } from '../../content/files/languages'
import { languageBase } from '../../content/site/address-settings'
import { contentPath } from '../../content/site/addresses'
import type { PageIndex } from '../../content/site/page-index'
import type { AddressSettings } from '../../content/site/address-settings'
import { didYouMean, suggest } from '../../content/text/suggest'
import { normalAddress, toComparable, withoutIgnorable } from '../../content/text/normal-form'
import { parseUrl } from '../../content/text/parse-url'
import { lookOf, quoteUnlike } from '../../content/text/tell-apart'

/** What is meant by an argument that names a page. */

const webAddress = /^https?:\/\//i

/**
 * The address that an argument names: "articles", "data/articles.json", "data\\articles.json",
 * "https://site.example/articles/" and "C:/Program Files/Git/articles/", into which Git Bash
 * changes an address, are "/articles/".
 * @param languages the settings of each language, the first one first
 */
export function toPath(
  collections: readonly Collection[],
  typed: string,
  languages: readonly AddressSettings[],
): string {
  const complete = webAddress.test(typed) ? parseUrl(typed) : undefined
  const path = withoutIgnorable(normalAddress(complete?.pathname ?? typed)).replaceAll('\\', '/')
  const isFile = isContentPath(path)
  const rest = isFile
    ? path.replace(/^(?:.*\/)?data\//, '')
    : path.replace(/^[a-z]:\/(?:.*?\/)?(?:Git|msys64)\//i, '')
  const name = rest.replace(/^\/+|(?:\.(?:json|md))?\/*$/g, '')
  const base = languageBase(languageOfFile(name))
  const settings = isFile ? languages.find((settings) => (settings.base ?? '') === base) : undefined
  return contentPath(collections, settings ? withoutLanguage(name) : name, settings ?? {}).replace(
    '//',
    '/',
  )
}

/** The path under data/ of the file that an argument names: "data\\articles\\first.md". */
export const toDataPath = (typed: string): string =>
  toComparable(typed)
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?data\//, '')

/** Lines about a file that an argument names, if there is none, and the one that is probably meant. */
export function missingFileNamed(typed: string, paths: readonly string[]): string[] {
  const path = toDataPath(typed)
  if (!isContentPath(path) || paths.includes(path)) return []
  const near = paths.filter(
    (other) => folderOf(other) === folderOf(path) || lookOf(other) === lookOf(path),
  )
  const name = suggest(fileName(path), near.map(fileName))
  const found = near.find((other) => fileName(other) === name)
  const hints =
    found === undefined ? [] : [`did you mean ${quoteUnlike(`data/${found}`, `data/${path}`)}?`]
  return [`There is no file data/${path}.`, ...hints]
}

/** Whether a text is meant as an address: it begins or ends as one, or is in a folder of the site. */
export function isAddress(
  typed: string,
  source: ContentSource,
  settings: AddressSettings,
): boolean {
  const isPath = /^(?:[a-z]:)?[\\/]|[\\/]$|\.(?:json|md)$/i.test(typed) || webAddress.test(typed)
  const folders = source.files.map(
    ({ path }) => contentPath(source.site.collections, path, settings).split('/')[1],
  )
  const [first, ...rest] = typed.split(/[\\/]/)
  return isPath || (rest.length > 0 && ['data', ...folders].includes(first))
}

/** A line about the page that is probably meant by an address without a page, if there is one. */
export function whichPageIsMeant(path: string, { moved, pages }: PageIndex): string[] {
  if (pages.has(path)) return []
  const newPath = moved.get(path)
  const hint = newPath
    ? `It has moved to ${quoteUnlike(newPath, path)}.`
    : didYouMean(path, pages.keys())
  return hint === undefined ? [] : [hint]
}
