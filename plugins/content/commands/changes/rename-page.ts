import { posix } from 'node:path'
import { formatIssue } from '../../issue'
import {
  isBody,
  type JsonFile,
  offsetOf,
  textAt,
  type TextAt,
  textsIn,
} from '../../files/json/json-file'
import { pointerTo, positionAt } from '../../files/json/json-tree'
import { parseFiles } from '../../files/json/parse'
import {
  inLanguage,
  parseAllLanguages,
  splitLanguages,
  withoutLanguage,
} from '../../files/languages'
import { loadContent } from '../../files/load'
import type { ContentSource, SinglePage, SitePage } from '../../model'
import {
  contentFile,
  contentPath,
  homePath,
  ownPath,
  pagePath,
  parentPath,
  pathIn,
  slugIn,
} from '../../site/addresses'
import {
  asContent,
  type Content,
  extensionOf,
  fileName,
  hasTitleAddress,
  isFolderKind,
  kindOf,
  withoutExtension,
} from '../../kinds'
import { buildPageIndex, type PageIndex } from '../../site/page-index'
import { slugSettingsOf, textsOf } from '../../site/pages'
import { readLanguageSettings, readSlugSettings } from '../../site/read-slug-settings'
import { isSlug, type SlugSettings } from '../../site/slugs'
import { type Command, exampleList, fail, readArguments } from '../command-line'
import { refuse, type Rejection } from '../rejection'
import { applyChanges } from './apply-changes'
import { buildChangeSet, type ChangeSet } from './change-set'
import { isFormerAddress } from '../../site/former-address'
import { placeIn, removeAt, replaceAt } from './file-edits'
import { isAddress, languageAt, toPath, whichPageIsMeant } from './typed-address'

const usageFor = (list: string): string => `npm run rename -- <path> <new>
  <path>     the address of a page: ${list}retail/, or of a list: ${list}
  <new>      its new title, "Shops", or its new address, ${list}shops/
  --dry-run  shows what would change, and changes nothing`

/** Gives a page another title or address: `npm run rename -- /articles/first/ "Shops"`. */
export const renamePage: Command = async (args, root, site) => {
  const parsed = readArguments(args, { 'dry-run': { type: 'boolean' } })
  const [typed, to, ...rest] = parsed?.positionals ?? []
  if (!parsed || typed === undefined || to === undefined || rest.length > 0)
    return fail(usageFor(exampleList(site)))
  const languages = readLanguageSettings(root)
  const source = await loadContent(root, site)
  const [settings = readSlugSettings(root)] = languages
  const wanted = isAddress(to, source, settings) ? toPath(site.kinds, to, languages) : to
  const planned = planRename(source, { path: toPath(site.kinds, typed, languages), to: wanted })
  return applyChanges(root, planned, { isDryRun: parsed.values['dry-run'] })
}

/** The arguments of `npm run rename`. */
export interface RenameRequest {
  /** The address of a page: "/articles/first/". */
  path: string
  /** The new title or the new address. */
  to: string
}

/** A page, and what changes with its title or address; files are in the folder of its language. */
interface Change {
  present: Present
  path: string
  /** The new address; those of the pages under it change with it. */
  newPath: string
  /** The title that changes, also in the menus and cards that link to the page. */
  title?: { from: string; to: string }
  /** The files that move, with their new paths. */
  moved?: ReadonlyMap<string, string>
  /** The new values of keys, which also remember the former ones, by the files' present paths. */
  edits: ReadonlyMap<string, Content>
}

/** The content in one language before the change. */
interface Present {
  source: ContentSource
  /** The content in all languages. */
  all: ContentSource
  files: readonly JsonFile[]
  index: PageIndex
  settings: SlugSettings
}

/**
 * Plans all changes that a new title or address of a page needs, or says why it cannot have it.
 * Does not access the disk.
 */
export function planRename(
  source: ContentSource,
  { path, to }: RenameRequest,
): ChangeSet | Rejection {
  const present = presentIn(languageAt(path, source), source)
  const { settings, index } = present
  if (to === path) return refuse(`The page ${path} already exists.`)
  const single = source.site.pages.find((each) => ownPath(each.path, settings) === path)
  if (single && single.path !== homePath)
    return rewrite(source, [newSegment(present, { path, to }, single)])
  const page = index.pages.get(path)
  if (!page || page.single || page.content === undefined)
    return refuse(`No content file has the page ${path}.`, ...whichPageIsMeant(path, index))
  return to.startsWith('/')
    ? rewrite(source, [newAddress(present, page, to), ...translationsOf(page, to, present)])
    : rewrite(source, [newTitle(present, page, to.trim())])
}

function presentIn(source: ContentSource, all: ContentSource): Present {
  const parsed = parseFiles(source.site.kinds, source.files)
  const index = buildPageIndex(source.site, parsed)
  return { source, all, files: parsed.files, index, settings: slugSettingsOf(parsed.files) }
}

/**
 * What becomes of the translations of a page of the first language whose file gets another name: a
 * translation has the same name, or names the file.
 */
function translationsOf(
  { file }: SitePage,
  to: string,
  { source, all }: Present,
): (Change | Rejection)[] {
  if (source.language !== undefined) return []
  const name = to.split('/').at(-2) ?? ''
  return splitLanguages(all).flatMap((translated): (Change | Rejection)[] => {
    const present = presentIn(translated, all)
    const page = [...present.index.pages.values()].find(({ subject }) => subject === file)
    if (!page || translated.language === undefined) return []
    if (page.file === file)
      return [newAddress(present, page, `${parentPath(page.path)}${name}/`, name)]
    const edits = new Map([[inLanguage(page.file, translated.language), { translationOf: name }]])
    return [{ present, path: page.path, newPath: page.path, edits }]
  })
}

/** A title that changes, and with it an address that comes from the title. */
function newTitle(
  present: Present,
  { path, file: name, kind, content, title: from }: SitePage,
  to: string,
): Change | Rejection {
  const { source, settings } = present
  const file = inLanguage(name, source.language)
  if (!from) return refuse(`data/${file} has no title.`)
  if (!to || to === from) return refuse(`"${to}" is not a new title.`)
  const change = { present, path, newPath: path, title: { from, to } }
  if (!hasTitleAddress(kind)) return { ...change, edits: new Map([[file, { title: to }]]) }
  const renamed = { ...(content as Content), title: to }
  if (!slugIn(renamed, settings)) return refuse(`"${to}" has no letters or digits for an address.`)
  const formerTitles = withFormer(textsOf(content, 'formerTitles'), from, to)
  return {
    ...change,
    newPath: pagePath(source.site.kinds, { file: name, content: renamed }, settings),
    edits: new Map([[file, { title: to, formerTitles }]]),
  }
}

/**
 * A file that moves with its pictures and the pages under it.
 * @param original the name of the file that a translation translates, without its ending
 */
function newAddress(
  present: Present,
  { path, file, kind, content, subject }: SitePage,
  to: string,
  original = fileName(subject),
): Change | Rejection {
  const { source, all, files, settings } = present
  const { kinds } = source.site
  const { base = '' } = settings
  if (hasTitleAddress(kind))
    return refuse('The address of this page is derived from its title: enter a new title.')
  if (!isPagePath(to, settings)) return refuse(`"${to}" is not an address: write it as ${path}.`)
  const newFile =
    isFolderKind(kind) && kind.isAtRoot
      ? `${kind.folder}${to.slice(base.length + 1, -1)}${extensionOf(kind)}`
      : contentFile(kinds, to, settings)
  const isSameKind = kindOf(kinds, newFile)?.type === kind.type
  if (!isSameKind || to.split('/').length !== path.split('/').length)
    return refuse(`${to} is not an address for this kind of page: change the last part of ${path}.`)

  const at = (each: string): string => inLanguage(each, source.language)
  const [name = '', newName = ''] = [file, newFile].map((each) => at(withoutExtension(each)))
  const moved = new Map(
    [...all.files.map((each) => each.path), ...all.pictures.keys()]
      .filter((each) => each === at(file) || each.startsWith(`${name}/`))
      .map((each) => [each, newName + each.slice(name.length)]),
  )
  const translationOf = original === fileName(newFile) ? undefined : original
  const isLinked =
    source.language === undefined || translationOf === asContent(content).translationOf
  const edits = files
    .filter((each) => moved.has(at(each.path)))
    .map((each) => {
      const former = contentPath(kinds, each.path, settings)
      const newPath = to + former.slice(path.length)
      const formerPaths = withFormer(textsOf(each.value, 'formerPaths'), former, newPath)
      const link = isLinked || each.path !== file ? {} : { translationOf }
      return [at(each.path), { formerPaths, ...link }] as const
    })
  if (translationOf !== undefined && source.language !== undefined && edits.length > 1)
    return refuse(`${path} keeps its address, because the pages under it are in its folder.`)
  return { present, path, newPath: to, moved, edits: new Map(edits) }
}

/** Another last segment of an address that the site itself defines, for all pages under it. */
function newSegment(
  present: Present,
  { path, to }: RenameRequest,
  shipped: SinglePage,
): Change | Rejection {
  const { source, files, settings } = present
  if (!isPagePath(to, settings) || parentPath(to) !== parentPath(path))
    return refuse(
      `"${to}" is not an address for this page: change the last part of ${path}.`,
      'Letters other than a to z need "slugLetters": "keep" in data/site.json.',
    )
  const [name = '', segment = ''] = [shipped.path, to].map((each) => each.split('/').at(-2))
  const { [name]: _, ...others } = settings.paths ?? {}
  const segments = name === segment ? others : { ...others, [name]: segment }
  const site = files.find((file) => file.path === 'site.json')?.value
  const { formerPaths = [] } = Object(site) as { formerPaths?: readonly { from: string }[] }
  const values = {
    paths: Object.keys(segments).length > 0 ? segments : undefined,
    formerPaths: [...formerPaths.filter(({ from }) => from !== to), { from: path, to }],
  }
  const file = inLanguage('site.json', source.language)
  return { present, path, newPath: to, edits: new Map([[file, values]]) }
}

const isPagePath = (text: string, settings: SlugSettings): boolean =>
  /^\/.+\/$/.test(text) &&
  text
    .slice(1, -1)
    .split('/')
    .every((part) => isSlug(part, settings))

/** Former names with another one, and without the one that is in use again. */
const withFormer = (names: readonly string[], former: string, present: string): string[] => [
  ...new Set([...names.filter((each) => each !== present), former]),
]

/** The addresses in a text: it is a path, has one in "?about=", or contains Markdown links. */
export const pathPattern = /(?<=^|[?&]about=|\]\(|^\[[^\]]+\]: *)\/(?:[\p{L}\p{M}\p{N}-]+\/)*/gmu

/** The pictures in a text: it is the path of one, or contains Markdown with some. */
const picturePattern = /(?<=^|\]\(|^\[[^\]]+\]: *)\.\/[^\s)]+/gmu

/** What becomes of a text: the whole one, or the lines of the body of a Markdown file. */
function changedLines(file: JsonFile, { pointer, text }: TextAt, after: string): string[] {
  if (!isBody(file, pointer)) return [`${placeIn(file, pointer)}  becomes "${after}"`]
  const { line } = positionAt(file.text, offsetOf(file, pointer))
  const lines = text.split('\n')
  return after.split('\n').flatMap((now, index) => {
    const place = `data/${file.path}:${line + index}  ${pointer}`
    return now === lines[index] ? [] : [`${place}  becomes "${now}"`]
  })
}

/** The address that another one gets by a change. */
function newPathOf(each: string, { present, path, newPath, moved }: Change): string {
  const { index, source } = present
  const page = index.pages.get(each)
  const isMoved = page && moved?.has(inLanguage(page.file, source.language))
  // The address of a page at the root does not depend on that of a list.
  const stays = page && isFolderKind(page.kind) && page.kind.isAtRoot && !isMoved
  return each.startsWith(path) && !stays ? newPath + each.slice(path.length) : each
}

/** Plans the changes of all files. */
function rewrite(
  source: ContentSource,
  changesOfPages: readonly (Change | Rejection)[],
): ChangeSet | Rejection {
  const pages: Change[] = []
  for (const page of changesOfPages) {
    if ('refused' in page) return page
    if (page.newPath !== page.path && page.present.index.pages.has(page.newPath))
      return refuse(`The page ${page.newPath} already exists.`)
    pages.push(page)
  }
  const moved = new Map(pages.flatMap((page) => [...(page.moved ?? [])]))
  const newPath = (each: string): string => pages.reduce(newPathOf, each)
  const newText = (file: JsonFile, { pointer, text }: TextAt): string => {
    if (isFormerAddress(pointer)) return text
    const link = textAt(file, pointer.replace(/\/title$/, '/link')) ?? ''
    const named = pages.find(({ path, title }) => text === title?.from && pathIn(link) === path)
    if (named?.title) return named.title.to
    const folder = posix.dirname(withoutLanguage(moved.get(file.path) ?? file.path))
    return text.replace(pathPattern, newPath).replace(picturePattern, (src) => {
      const present = posix.join(posix.dirname(file.path), src)
      // A translation can name a picture of the first language.
      const picture = moved.get(present) ?? moved.get(withoutLanguage(present))
      return picture === undefined ? src : `./${posix.relative(folder, withoutLanguage(picture))}`
    })
  }

  const changes: string[] = []
  const texts = new Map<string, string>()
  for (const file of parseAllLanguages(source.site.kinds, source.files).files) {
    let { text } = file
    for (const before of textsIn(file)) {
      const after = newText(file, before)
      if (after === before.text) continue
      text = replaceAt({ ...file, text }, before.pointer, after)
      changes.push(...changedLines(file, before, after))
    }
    for (const page of pages) {
      const values = page.edits.get(file.path)
      for (const [key, value] of Object.entries(values ?? {})) {
        const pointer = pointerTo('', key)
        text =
          value === undefined
            ? removeAt({ ...file, text }, pointer)
            : replaceAt({ ...file, text }, pointer, value)
      }
      const what = [page.title && 'title', page.newPath !== page.path && 'address'].filter(Boolean)
      if (values) changes.push(`data/${file.path}:1  new ${what.join(', ') || 'original'}`)
    }
    if (text !== file.text) texts.set(file.path, text)
  }
  const redirects = new Map(
    pages
      .flatMap(({ present }) => [...present.index.pages.keys()])
      .map((path) => [path, newPath(path)] as const)
      .filter(([from, to]) => from !== to),
  )
  const planned = buildChangeSet(source, { texts, moved, redirects, changes })
  const issue = planned.remainingIssues.find(({ pointer }) => pointer.startsWith('/paths/'))
  return issue ? refuse(formatIssue(issue)) : planned
}
