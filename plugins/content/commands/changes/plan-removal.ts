import { countOf } from '../../text/count-of'
import { parseFiles } from '../../files/json/parse'
import type { ContentSource, SinglePage } from '../../model'
import { contentPath, ownPath } from '../../site/addresses'
import { type Kind, requiredFiles } from '../../kinds'
import { buildPageIndex, type PageIndex } from '../../site/page-index'
import { settingsOf } from '../../site/pages'
import type { SlugSettings } from '../../site/slugs'
import { didYouMean } from '../../check/suggest'
import { changedSource, completePlan, type ChangeSet, type Rejection } from './change-set'
import { findReferences } from './find-references'
import { removeParts, removeReferences } from './remove-references'

/** The arguments of `npm run remove`. */
export interface RemovalRequest {
  /** The address of a page: "/articles/". */
  path: string
  /** Whether the pages under it are deleted too. */
  withSubPages: boolean
}

const webAddress = /^https?:\/\//i

/**
 * The address that an argument names: "articles", "data/articles.json", "data\\articles.json",
 * "https://site.example/articles/" and "C:/Program Files/Git/articles/", into which Git Bash
 * changes an address, are "/articles/".
 */
export function toPath(kinds: readonly Kind[], typed: string, settings: SlugSettings): string {
  const named = webAddress.test(typed) ? decodeURI(new URL(typed).pathname) : typed
  const path = named.normalize('NFC').replaceAll('\\', '/')
  const isFile = path.endsWith('.json')
  const rest = isFile
    ? path.replace(/^(?:.*\/)?data\//, '')
    : path.replace(/^[a-z]:\/(?:.*?\/)?(?:Git|msys64)\//i, '')
  const name = rest.replace(/^\/+|(?:\.json)?\/*$/g, '')
  return contentPath(kinds, name, isFile ? settings : {}).replace('//', '/')
}

/** Whether a text is meant as an address: it begins or ends as one, or is in a folder of the site. */
export function isAddress(typed: string, source: ContentSource, settings: SlugSettings): boolean {
  const isPath = /^(?:[a-z]:)?[\\/]|[\\/]$|\.json$/i.test(typed) || webAddress.test(typed)
  const folders = source.files.map(
    ({ path }) => contentPath(source.site.kinds, path, settings).split('/')[1],
  )
  const [first, ...rest] = typed.split(/[\\/]/)
  return isPath || (rest.length > 0 && ['data', ...folders].includes(first))
}

const folderOf = (file: string): string => file.replace(/\.json$/, '/')

/** The content files of a page and of the pages under it. */
function filesOf(
  path: string,
  source: ContentSource,
  { pages, single }: PageIndex & { single: SinglePage | undefined },
) {
  const own = single?.title[0] ?? pages.get(path)?.file
  const folder = single ? single.lists : own && folderOf(own)
  const under = (file: string): boolean => folder !== undefined && file.startsWith(folder)
  const present = source.files.map((file) => file.path)
  return {
    own: present.filter((file) => file === own),
    below: present.filter((file) => under(file) && file.endsWith('.json')),
  }
}

/**
 * Plans all changes that deleting a page needs, or says why it cannot be deleted. Does not access
 * the disk.
 */
export function planRemoval(
  source: ContentSource,
  { path, withSubPages }: RemovalRequest,
): ChangeSet | Rejection {
  const { site } = source
  const parsed = parseFiles(site.kinds, source.files)
  const known = buildPageIndex(site, parsed)
  const settings = settingsOf(parsed.files)
  const allSingle = site.pages.map((page) => ({ ...page, path: ownPath(page.path, settings) }))
  const single = allSingle.find((page) => page.path === path)
  if (single && (requiredFiles(site.kinds).includes(single.title[0]) || single.listed === false))
    return { refused: [`Every site needs the page ${path}.`] }

  const { own, below } = filesOf(path, source, { ...known, single })
  if (below.length > 0 && !withSubPages) {
    const refused = [`${path} has ${countOf(below.length, 'page')} under it, to be deleted too.`]
    return { refused, subPages: below }
  }
  const files = [...own, ...below]
  const pictures = [...source.pictures.keys()].filter((picture) =>
    files.some((file) => picture.startsWith(folderOf(file))),
  )
  const deleted = [...files, ...pictures]
  const rest = parsed.files.filter((file) => !deleted.includes(file.path))
  const targets = goneAfter(source, known, deleted).add(path)
  // Pages under it are deleted too, or their files were deleted by hand.
  const references = findReferences(rest, (each) => targets.has(each) || each.startsWith(path))
  if (deleted.length === 0 && references.length === 0)
    return { refused: [`There is no page ${path}, and no link to it.`, ...hintFor(path, known)] }

  const parts = allSingle
    .filter((page) => targets.has(page.path))
    .flatMap((page) => page.parts ?? [])
  const titleOf = (each: string) => known.pages.get(each)?.title
  const cleaned = rest.flatMap((file) => {
    const inFile = references.filter((each) => each.file === file)
    const { file: linked, changes } = inFile.length
      ? removeReferences(file, inFile, { schemas: source.schemas, titleOf })
      : { file, changes: [] }
    const pointers = parts.filter(([name]) => name === file.path).map(([, pointer]) => pointer)
    const clean = removeParts(linked, pointers, source.schemas)
    const all = [...changes, ...clean.changes]
    return all.length > 0 ? [{ file: clean.file, changes: all }] : []
  })
  return completePlan(source, {
    texts: new Map(cleaned.map(({ file }) => [file.path, file.text])),
    deleted,
    moved: new Map(),
    changes: cleaned.flatMap(({ changes }) => changes),
  })
}

/**
 * The pages that will no longer exist: those of the files, and single pages whose list becomes
 * empty.
 */
function goneAfter(
  source: ContentSource,
  before: PageIndex,
  deleted: readonly string[],
): Set<string> {
  const none = { texts: new Map<string, string>(), moved: new Map<string, string>() }
  const { site, files } = changedSource(source, { ...none, deleted })
  const after = buildPageIndex(site, parseFiles(site.kinds, files))
  return new Set([...before.pages.keys()].filter((path) => !after.pages.has(path)))
}

const hintFor = (path: string, { moved, pages }: PageIndex): string[] => {
  const present = moved.get(path)
  const hint = present ? `It has moved to ${present}.` : didYouMean(path, pages.keys())
  return hint === undefined ? [] : [hint]
}
