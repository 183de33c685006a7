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
  type Content,
  extensionOf,
  hasTitleAddress,
  isFolderKind,
  kindOf,
  withoutExtension,
} from '../../kinds'
import { buildPageIndex, type PageIndex } from '../../site/page-index'
import { slugSettingsOf, textsOf } from '../../site/pages'
import { readSlugSettings } from '../../site/read-slug-settings'
import { isSlug, type SlugSettings } from '../../site/slugs'
import { type Command, exampleList, fail, readArguments } from '../command-line'
import { applyPlan } from './apply-plan'
import { type ChangeSet, completePlan, refuse, type Rejection } from './change-set'
import { isFormerAddress } from '../../site/former-address'
import { placeIn, removeAt, replaceAt } from './file-edits'
import { isAddress, toPath, whichPageIsMeant } from './typed-address'

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
  const settings = readSlugSettings(root)
  const source = await loadContent(root, site)
  const wanted = isAddress(to, source, settings) ? toPath(site.kinds, to, settings) : to
  const plan = planRename(source, { path: toPath(site.kinds, typed, settings), to: wanted })
  return applyPlan(root, plan, { isDryRun: parsed.values['dry-run'] })
}

/** The arguments of `npm run rename`. */
export interface RenameRequest {
  /** The address of a page: "/articles/first/". */
  path: string
  /** The new title or the new address. */
  to: string
}

/** What changes with a title or address. */
interface Rename {
  /** The new address; those of the pages under it change with it. */
  newPath: string
  /** The title that changes, also in the menus and cards that link to the page. */
  title?: { from: string; to: string }
  /** The files that move, with their new paths. */
  moved?: ReadonlyMap<string, string>
  /** The new values of keys, which also remember the former ones, by the files' present paths. */
  edits: ReadonlyMap<string, Content>
}

/** The content before the change. */
interface Present {
  source: ContentSource
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
  const { kinds, pages } = source.site
  const parsed = parseFiles(kinds, source.files)
  const index = buildPageIndex(source.site, parsed)
  const present = { source, files: parsed.files, index, settings: slugSettingsOf(parsed.files) }
  const single = pages.find((each) => ownPath(each.path, present.settings) === path)
  if (single && path !== homePath)
    return rewrite(present, path, newSegment(present, { path, to }, single))
  const page = index.pages.get(path)
  if (!page || page.single || page.content === undefined)
    return refuse(`No content file has the page ${path}.`, ...whichPageIsMeant(path, index))
  const rename = to.startsWith('/')
    ? newAddress(present, page, to)
    : newTitle(present, page, to.trim())
  return rewrite(present, path, rename)
}

/** A title that changes, and with it an address that comes from the title. */
function newTitle(
  { source, settings }: Present,
  { path, file, kind, content, title: from }: SitePage,
  to: string,
): Rename | Rejection {
  if (!from) return refuse(`data/${file} has no title.`)
  if (!to || to === from) return refuse(`"${to}" is not a new title.`)
  const title = { from, to }
  if (!hasTitleAddress(kind))
    return { newPath: path, title, edits: new Map([[file, { title: to }]]) }
  const renamed = { ...(content as Content), title: to }
  if (!slugIn(renamed, settings)) return refuse(`"${to}" has no letters or digits for an address.`)
  const formerTitles = withFormer(textsOf(content, 'formerTitles'), from, to)
  return {
    newPath: pagePath(source.site.kinds, { file, content: renamed }, settings),
    title,
    edits: new Map([[file, { title: to, formerTitles }]]),
  }
}

/** A file that moves with its pictures and the pages under it. */
function newAddress(
  { source, files, settings }: Present,
  { path, file, kind }: SitePage,
  to: string,
): Rename | Rejection {
  const { kinds } = source.site
  if (hasTitleAddress(kind))
    return refuse('The address of this page is derived from its title: enter a new title.')
  if (!isPagePath(to, settings)) return refuse(`"${to}" is not an address: write it as ${path}.`)
  const newFile =
    isFolderKind(kind) && kind.isAtRoot
      ? `${kind.folder}${to.slice(1, -1)}${extensionOf(kind)}`
      : contentFile(kinds, to, settings)
  const isSameKind = kindOf(kinds, newFile)?.type === kind.type
  if (!isSameKind || to.split('/').length !== path.split('/').length)
    return refuse(`${to} is not an address for this kind of page: change the last part of ${path}.`)

  const [name = '', newName = ''] = [file, newFile].map(withoutExtension)
  const moved = new Map(
    [...source.files.map((each) => each.path), ...source.pictures.keys()]
      .filter((each) => each === file || each.startsWith(`${name}/`))
      .map((each) => [each, newName + each.slice(name.length)]),
  )
  const edits = files
    .filter((each) => moved.has(each.path))
    .map((each) => {
      const former = contentPath(kinds, each.path, settings)
      const newPath = to + former.slice(path.length)
      const formerPaths = withFormer(textsOf(each.value, 'formerPaths'), former, newPath)
      return [each.path, { formerPaths }] as const
    })
  return { newPath: to, moved, edits: new Map(edits) }
}

/** Another last segment of an address that the site itself defines, for all pages under it. */
function newSegment(
  { files, settings }: Present,
  { path, to }: RenameRequest,
  shipped: SinglePage,
): Rename | Rejection {
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
  return { newPath: to, edits: new Map([['site.json', values]]) }
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
const pathPattern = /(?<=^|[?&]about=|\]\(|^\[[^\]]+\]: *)\/(?:[\p{L}\p{M}\p{N}-]+\/)*/gmu

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

/** Plans the changes of all files. */
function rewrite(
  { source, files, index }: Present,
  path: string,
  rename: Rename | Rejection,
): ChangeSet | Rejection {
  if ('refused' in rename) return rename
  const { newPath, title, moved = new Map<string, string>(), edits } = rename
  if (index.pages.has(newPath) && !(title && newPath === path))
    return refuse(`The page ${newPath} already exists.`)

  const newPathOf = (each: string): string => {
    const page = index.pages.get(each)
    // The address of a page at the root does not depend on that of a list.
    const stays = page && isFolderKind(page.kind) && page.kind.isAtRoot && !moved.has(page.file)
    return each.startsWith(path) && !stays ? newPath + each.slice(path.length) : each
  }
  const newText = (file: JsonFile, { pointer, text }: TextAt): string => {
    if (isFormerAddress(pointer)) return text
    const link = textAt(file, pointer.replace(/\/title$/, '/link')) ?? ''
    if (text === title?.from && pathIn(link) === path) return title.to
    const folder = posix.dirname(moved.get(file.path) ?? file.path)
    return text.replace(pathPattern, newPathOf).replace(picturePattern, (src) => {
      const picture = moved.get(posix.join(posix.dirname(file.path), src))
      return picture === undefined ? src : `./${posix.relative(folder, picture)}`
    })
  }

  const what = [title && 'title', newPath !== path && 'address'].filter(Boolean)
  const changes: string[] = []
  const texts = new Map<string, string>()
  for (const file of files) {
    let { text } = file
    for (const before of textsIn(file)) {
      const after = newText(file, before)
      if (after === before.text) continue
      text = replaceAt({ ...file, text }, before.pointer, after)
      changes.push(...changedLines(file, before, after))
    }
    const values = edits.get(file.path)
    if (values) {
      for (const [key, value] of Object.entries(values)) {
        const pointer = pointerTo('', key)
        text =
          value === undefined
            ? removeAt({ ...file, text }, pointer)
            : replaceAt({ ...file, text }, pointer, value)
      }
      changes.push(`data/${file.path}:1  new ${what.join(', ')}`)
    }
    if (text !== file.text) texts.set(file.path, text)
  }
  const redirects = new Map(
    [...index.pages.values()]
      .map((page) => [page.path, newPathOf(page.path)] as const)
      .filter(([from, to]) => from !== to),
  )
  const plan = completePlan(source, { texts, moved, redirects, changes })
  const issue = plan.remainingIssues.find(({ pointer }) => pointer.startsWith('/paths/'))
  return issue ? refuse(formatIssue(issue)) : plan
}
