import { validate } from '../../content/check/run'
import {
  inLanguage,
  languageOfFile,
  originalsIn,
  withoutLanguage,
} from '../../content/files/languages'
import { type ParsedFile, textAt } from '../../content/files/parsed-file'
import { parseText } from '../../content/files/parse'
import { formatIssue, isError, mergeIssues } from '../../content/issue'
import {
  toObject,
  type Content,
  fileName,
  folderOf,
  hasTitleAddress,
  isFolderCollection,
  nameKeyOf,
  withoutExtension,
} from '../../content/collections'
import type { ContentSource, SinglePage } from '../../content/model'
import { type AddressSettings, languageBase } from '../../content/site/address-settings'
import {
  contentPath,
  homePath,
  localizePath,
  pagePath,
  parentPath,
} from '../../content/site/addresses'
import { buildPageIndex } from '../../content/site/page-index'
import { siteOf, type SiteLanguage } from '../../content/site/read-site'
import { isSlug, slugOf, slugProblem } from '../../content/site/slugs'
import { refuse, type Rejection } from '../rejection'
import { changedSource, type ChangeSet } from './change-set'
import { findNeverPublished } from './never-published'
import { formerNames, type Renaming, rewriteReferences } from './rewrite-references'
import { whichPageIsMeant } from './typed-address'

/** The arguments of `npm run rename`. */
export interface RenameRequest {
  /** The address of a page, or that which the name of a file gives: "/people/jo-doe/". */
  path: string
  /** The new title or name, or the new address. */
  to: string
}

/** The content of the language that has an address. */
interface Present extends Pick<SiteLanguage, 'folder' | 'files' | 'settings'> {
  source: ContentSource
}

/**
 * Plans all changes that another title, name or address needs, or says why it cannot be. The content
 * has no errors before and after. Does not access the disk.
 */
export function planRename(source: ContentSource, request: RenameRequest): ChangeSet | Rejection {
  const errors = validate(source).filter(isError)
  if (errors.length > 0)
    return refuse(
      'References may be overlooked while the content has errors. Fix these first:',
      ...mergeIssues(errors).map(formatIssue),
    )
  const renaming = renamingOf(source, request)
  if ('refused' in renaming) return renaming
  const planned = rewriteReferences(source, renaming)
  const issues = validate(changedSource(source, planned)).filter(isError)
  return issues.length > 0 ? refuse(...issues.map(formatIssue)) : planned
}

function renamingOf(source: ContentSource, { path, to }: RenameRequest): Renaming | Rejection {
  const currentFile = presentAt(path, source)
  const { files, settings } = currentFile
  const { collections, pages } = source.site
  const single = pages.find((page) => localizePath(page.path, settings) === path)
  if (single && single.path !== homePath) return newSegment(currentFile, { path, to }, single)
  const addressOf = ({ path: name, value }: ParsedFile): string =>
    pagePath(collections, { file: name, content: toObject(value) }, settings)
  const inFolders = files.filter(({ collection }) => isFolderCollection(collection))
  const file =
    inFolders.find((candidate) => addressOf(candidate) === path) ??
    inFolders.find((candidate) => contentPath(collections, candidate.path, settings) === path)
  if (!file) {
    const index = buildPageIndex(source.site, { files, broken: [] })
    return refuse(`No content file has the page ${path}.`, ...whichPageIsMeant(path, index))
  }
  return to.startsWith('/')
    ? newName(currentFile, file, { path, to })
    : newTitle(currentFile, file, to.trim())
}

function presentAt(path: string, source: ContentSource): Present {
  const { languages } = siteOf(source, { showsDrafts: true })
  const [first] = languages
  const present =
    languages.findLast(({ folder }) => path.startsWith(`${languageBase(folder)}/`)) ?? first
  return { ...present, source }
}

/**
 * Another title of a page or name of a person; a title can be the address too. Then the file of a page
 * that no visitor knows is called as its title, if it was before.
 */
function newTitle(currentFile: Present, file: ParsedFile, to: string): Renaming | Rejection {
  const { source, folder, settings } = currentFile
  const key = nameKeyOf(file.collection)
  const from = textAt(file, `/${key}`)
  const path = inLanguage(file.path, folder)
  if (from === undefined) return refuse(`data/${path} has no "${key}".`)
  if (!to || to === from) return refuse(`"${to}" is not a new ${key}.`)
  if (!hasTitleAddress(file.collection))
    return { moved: new Map(), edits: new Map([[path, { [key]: to }]]) }
  const isKnown = !findNeverPublished(source).has(path)
  const name = slugOf(to, settings)
  const isNamedByTitle = fileName(path) === slugOf(from, settings) && isSlug(name, settings)
  const files = !isKnown && isNamedByTitle ? moveFile(currentFile, file, name) : undefined
  if (files && 'refused' in files) return files
  const hasSameAddress = slugOf(from, settings) === name
  const names = { former: isKnown && !hasSameAddress ? from : undefined, current: to }
  const edits = new Map(files?.edits)
  const former = formerNames(file, 'formerTitles', names)
  edits.set(path, { ...edits.get(path), [key]: to, ...former })
  return { moved: files?.moved ?? new Map(), edits }
}

/** Another name of a file, which is the last part of the address of its page. */
function newName(
  currentFile: Present,
  file: ParsedFile,
  { path, to }: RenameRequest,
): Renaming | Rejection {
  if (hasTitleAddress(file.collection))
    return refuse('The address of this page is derived from its title: enter a new title.')
  const last = lastPart(path, to, currentFile.settings)
  return typeof last === 'string' ? moveFile(currentFile, file, last) : last
}

/**
 * Moves a file to another name, with its pictures, those that replace them in other languages, the
 * pages under it, and its translations of the same name.
 */
function moveFile(
  { source, folder }: Present,
  { path: name }: ParsedFile,
  last: string,
): Renaming | Rejection {
  const file = inLanguage(name, folder)
  const originals = originalsIn(source)
  const translations = [...originals].flatMap(([translation, original]) =>
    original === file && fileName(translation) === fileName(file) ? translation : [],
  )
  const owners = [file, ...translations]
  const paths = [...source.files.map((file) => file.path), ...source.pictures.keys()]
  const moved = new Map<string, string>()
  for (const oldPath of paths) {
    // A picture of a translation with the path of one of the first language belongs to that.
    const isReplacement = source.pictures.has(withoutLanguage(oldPath))
    const place = isReplacement ? withoutLanguage(oldPath) : oldPath
    const owner = owners.find(
      (ownedFile) => place === ownedFile || place.startsWith(`${withoutExtension(ownedFile)}/`),
    )
    if (owner === undefined) continue
    const newPlace = folderOf(owner) + last + place.slice(withoutExtension(owner).length)
    moved.set(oldPath, isReplacement ? inLanguage(newPlace, languageOfFile(oldPath)) : newPlace)
  }
  const taken = [...moved.values()].find((newPath) => paths.includes(newPath))
  if (taken !== undefined) return refuse(`data/${taken} already exists.`)
  return { moved, edits: originalNames(source, originals, moved) }
}

/** The `translationOf` of translations that move, or whose originals do. */
function originalNames(
  source: ContentSource,
  originals: ReadonlyMap<string, string>,
  moved: ReadonlyMap<string, string>,
): Map<string, Content> {
  const edits = new Map<string, Content>()
  for (const { path, text } of source.files) {
    const original = originals.get(path)
    if (original === undefined || !(moved.has(path) || moved.has(original))) continue
    const [name, originalName] = [path, original].map((oldPath) =>
      fileName(moved.get(oldPath) ?? oldPath),
    )
    const translationOf = name === originalName ? undefined : originalName
    if (toObject(parseText(path, text).value).translationOf !== translationOf)
      edits.set(path, { translationOf })
  }
  return edits
}

/** Another last segment of an address that the site itself defines, for all pages under it. */
function newSegment(
  { files, folder, settings }: Present,
  { path, to }: RenameRequest,
  { path: shipped }: SinglePage,
): Renaming | Rejection {
  const segment = lastPart(path, to, settings)
  if (typeof segment !== 'string') return segment
  const name = shipped.split('/').at(-2) ?? ''
  const { [name]: _, ...otherPaths } = settings.paths ?? {}
  const segments = name === segment ? otherPaths : { ...otherPaths, [name]: segment }
  const site = files.find((file) => file.path === 'site.json')?.value
  const { formerPaths = [] } = Object(site) as { formerPaths?: readonly { from: string }[] }
  const values = {
    paths: Object.keys(segments).length > 0 ? segments : undefined,
    formerPaths: [...formerPaths.filter(({ from }) => from !== to), { from: path, to }],
  }
  return { moved: new Map(), edits: new Map([[inLanguage('site.json', folder), values]]) }
}

/** The last part of a new address, in which alone it can differ from the former one. */
function lastPart(path: string, to: string, settings: AddressSettings): string | Rejection {
  const last = to.split('/').at(-2) ?? ''
  if (to === path) return refuse(`The page ${path} already exists.`)
  const isPart = isSlug(last, settings)
  if (parentPath(to) === parentPath(path) && isPart) return last
  const needsSetting = !isPart && isSlug(last, { ...settings, slugLetters: 'keep' })
  return refuse(
    `"${to}" is not an address for this page: change the last part of ${path}.`,
    ...(needsSetting
      ? ['Letters other than a to z need "slugLetters": "keep" in data/site.json.']
      : []),
    ...(!isPart && !needsSetting ? [`${slugProblem(last, undefined).problem}.`] : []),
  )
}
