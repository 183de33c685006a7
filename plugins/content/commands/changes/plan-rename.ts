import { formatIssue } from '../../issue'
import { pointersOf, textAt, textsIn, valueAt, type JsonFile } from '../../files/json/json-file'
import { parseFiles } from '../../files/json/parse'
import type { ContentSource } from '../../model'
import { contentFile, contentPath, homePath, ownPath, parentPath } from '../../site/addresses'
import { hasTitleAddress, isFolderKind, kindOf } from '../../kinds'
import { buildPageIndex, type PageIndex } from '../../site/page-index'
import { settingsOf } from '../../site/pages'
import { isSlug, type SlugSettings } from '../../site/slugs'
import { didYouMean } from '../../check/suggest'
import { completePlan, type ChangeSet, type Rejection } from './change-set'
import { withPaths } from './find-references'
import { addToList, placeIn, removeAt, replaceAt } from './json-edits'

/** The arguments of `npm run rename`. */
export interface RenameRequest {
  /** The address of a page: "/articles/first/". */
  path: string
  /** The new title or the new address. */
  to: string
}

const refuse = (...refused: string[]): Rejection => ({ refused })

const isPath = (text: string, settings: SlugSettings): boolean =>
  /^\/.+\/$/.test(text) &&
  text
    .slice(1, -1)
    .split('/')
    .every((part) => isSlug(part, settings))

/**
 * Plans all changes that a new title or address of a page needs, or says why it cannot have it.
 * Does not access the disk.
 */
export function planRename(
  source: ContentSource,
  { path, to }: RenameRequest,
): ChangeSet | Rejection {
  const { site } = source
  const parsed = parseFiles(site.kinds, source.files)
  const { files } = parsed
  const known = buildPageIndex(site, parsed)
  const settings = settingsOf(files)
  const single = site.pages.find((each) => ownPath(each.path, settings) === path)
  if (single && path !== homePath)
    return renameSegment(source, files, known, { path, to, shipped: single.path })
  const page = known.pages.get(path)
  const file = files.find((each) => each.path === page?.file)
  if (!page || page.single || !file) {
    const present = known.moved.get(path)
    const others = [...known.pages].filter(([, each]) => !each.single).map(([each]) => each)
    const hint = present ? `It is now ${present}.` : didYouMean(path, others)
    return refuse(`No content file has the page ${path}.`, ...(hint ? [hint] : []))
  }
  if (!to.startsWith('/')) return retitle(source, files, file, path, to.trim())
  if (hasTitleAddress(page.kind))
    return refuse('The address of this page is derived from its title: enter a new title.')
  if (!isPath(to, settings)) return refuse(`"${to}" is not an address: write it as ${path}.`)
  if (known.pages.has(to)) return refuse(`The page ${to} already exists.`)
  const place =
    isFolderKind(page.kind) && page.kind.isAtRoot
      ? `${page.kind.folder}${to.slice(1, -1)}.json`
      : contentFile(site.kinds, to, settings)
  const isSameKind = kindOf(site.kinds, place)?.type === page.kind.type
  if (!isSameKind || to.split('/').length !== path.split('/').length)
    return refuse(`${to} is not an address for this kind of page: change the last part of ${path}.`)
  return move(source, files, file.path, place)
}

/** Changes the last segment of an address that the site itself defines, for all pages below it. */
function renameSegment(
  source: ContentSource,
  files: readonly JsonFile[],
  known: PageIndex,
  { path, to, shipped }: RenameRequest & { shipped: string },
): ChangeSet | Rejection {
  const settings = settingsOf(files)
  const [name = '', segment = ''] = [shipped, to].map((each) => each.split('/').at(-2))
  if (!isPath(to, settings) || parentPath(to) !== parentPath(path))
    return refuse(
      `"${to}" is not an address for this page: change the last part of ${path}.`,
      'Letters other than a to z need "slugLetters": "keep" in data/site.json.',
    )
  if (known.pages.has(to)) return refuse(`The page ${to} already exists.`)
  const below = [
    ...source.site.pages.map((each) => ownPath(each.path, settings)),
    ...[...known.pages]
      .filter(([, { kind }]) => !isFolderKind(kind) || !kind.isAtRoot)
      .map(([each]) => each),
  ].filter((each) => each.startsWith(path))
  const plan = rewrite(source, files, new Map(), {
    paths: new Map(below.map((each) => [each, to + each.slice(path.length)])),
    edit: (file, text) => {
      if (file.kind.type !== 'SiteSettings') return text
      const { [name]: _, ...others } = settings.paths ?? {}
      const paths = name === segment ? others : { ...others, [name]: segment }
      const former = (valueAt(file, '/formerPaths') ?? []) as { from: string }[]
      const changes = [...former.filter(({ from }) => from !== to), { from: path, to }]
      const changed = replaceAt(replaceAt(text, '/paths', paths), '/formerPaths', changes)
      return Object.keys(paths).length > 0 ? changed : removeAt(changed, '/paths')
    },
  })
  const issue = plan.remainingIssues.find(({ pointer }) => pointer === `/paths/${name}`)
  return issue ? refuse(formatIssue(issue)) : plan
}

/** The changes of a file. */
interface Rewrite {
  /** The pages whose addresses change, with their new ones. */
  paths: ReadonlyMap<string, string>
  /** The old and the new title, to be changed in the menus and cards that link to the page. */
  title?: { path: string; from: string; to: string }
  /** Additional edits of the text. */
  edit?: (file: JsonFile, text: string) => string
}

function rewrite(
  source: ContentSource,
  files: readonly JsonFile[],
  moved: ReadonlyMap<string, string>,
  { paths, title, edit }: Rewrite,
): ChangeSet {
  const changes: string[] = []
  const texts = new Map<string, string>()
  for (const file of files) {
    let { text } = file
    const replace = (pointer: string, value: string): void => {
      text = replaceAt(text, pointer, value)
      changes.push(`${placeIn(file, pointer)}  becomes "${value}"`)
    }
    for (const { pointer, text: before } of textsIn(file)) {
      const after = pointer.startsWith('/former') ? before : withPaths(before, paths)
      if (after !== before) replace(pointer, after)
    }
    for (const pointer of title ? pointersOf(file, 'link') : []) {
      const named = pointer.replace(/link$/, 'title')
      const [link] = (textAt(file, pointer) ?? '').split(/[?#]/)
      if (link === title?.path && textAt(file, named) === title?.from)
        replace(named, title?.to ?? '')
    }
    const edited = edit?.(file, text) ?? text
    const what = [title && 'title', paths.size > 0 && 'address and redirects']
    if (edited !== text) changes.push(`data/${file.path}:1  new ${what.filter(Boolean).join(', ')}`)
    text = edited
    if (text !== file.text) texts.set(file.path, text)
  }
  return completePlan(source, { texts, deleted: [], moved, changes })
}

function retitle(
  source: ContentSource,
  files: readonly JsonFile[],
  renamed: JsonFile,
  path: string,
  to: string,
): ChangeSet | Rejection {
  const from = textAt(renamed, '/title')
  if (from === undefined) return refuse(`data/${renamed.path} has no title.`)
  if (!to || to === from) return refuse(`"${to}" is not a new title.`)
  const { kind } = renamed
  const newPath = pathWith(source, renamed, replaceAt(renamed.text, '/title', to))
  if (newPath === undefined) return refuse(`"${to}" has no letters or digits for an address.`)
  return rewrite(source, files, new Map(), {
    paths: newPath === path ? new Map() : new Map([[path, newPath]]),
    title: { path, from, to },
    edit: (file, text) => {
      if (file !== renamed) return text
      const titled = replaceAt(text, '/title', to)
      if (!hasTitleAddress(kind)) return titled
      return withFormer(file, titled, 'formerTitles', from, to)
    },
  })
}

/** The address of a file's page if the file had another text; undefined if it has no address. */
function pathWith(
  { site, files }: ContentSource,
  { path }: JsonFile,
  text: string,
): string | undefined {
  const changed = files.map((file) => (file.path === path ? { path, text } : file))
  const { pages, unknownIn } = buildPageIndex(site, parseFiles(site.kinds, changed))
  if (unknownIn.size > 0) return undefined
  const [pagePath] = [...pages].find(([, page]) => page.file === path) ?? []
  return pagePath
}

/** Adds a former title or address, and removes the one that is current again. */
function withFormer(
  file: JsonFile,
  text: string,
  key: 'formerTitles' | 'formerPaths',
  former: string,
  present: string,
): string {
  const list = valueAt(file, `/${key}`)
  const index = Array.isArray(list) ? list.indexOf(present) : -1
  const isKnown = Array.isArray(list) && list.includes(former)
  const rest = index < 0 ? text : removeAt(text, `/${key}/${index}`)
  return isKnown ? rest : addToList(rest, key, former)
}

/** Moves a file, its pictures and the pages under it. */
function move(
  source: ContentSource,
  files: readonly JsonFile[],
  from: string,
  to: string,
): ChangeSet {
  const { kinds } = source.site
  const settings = settingsOf(files)
  const [folder, newFolder] = [from, to].map((file) => file.replace(/\.json$/, '/')) as [
    string,
    string,
  ]
  const all = [...source.files.map(({ path }) => path), ...source.pictures.keys()]
  const moved = new Map([
    [from, to],
    ...all
      .filter((path) => path.startsWith(folder))
      .map((path) => [path, newFolder + path.slice(folder.length)] as const),
  ])
  const paths = new Map(
    [...moved]
      .filter(([path]) => path.endsWith('.json'))
      .map(([before, after]) => [
        contentPath(kinds, before, settings),
        contentPath(kinds, after, settings),
      ]),
  )
  const [name, newName] = [folder, newFolder].map((each) => each.split('/').at(-2) ?? '')
  return rewrite(source, files, moved, {
    paths,
    edit: (file, text) => {
      const place = moved.get(file.path)
      if (place === undefined) return text
      const pictured = file.path === from ? text.replaceAll(`"./${name}/`, `"./${newName}/`) : text
      const [oldPath, newPath] = [file.path, place].map((each) =>
        contentPath(kinds, each, settings),
      ) as [string, string]
      return withFormer(file, pictured, 'formerPaths', oldPath, newPath)
    },
  })
}
