import { formatIssue } from '../../issue'
import { inLanguage, languageOf, splitLanguages, withoutLanguage } from '../../files/languages'
import { loadContent } from '../../files/load'
import type { ContentSource, SinglePage, SitePage } from '../../model'
import {
  contentFile,
  contentPath,
  homePath,
  ownPath,
  pagePath,
  parentPath,
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
import { textsOf } from '../../site/pages'
import { readAllAddressSettings, readAddressSettings } from '../../site/read-address-settings'
import type { AddressSettings } from '../../site/address-settings'
import { isSlug } from '../../site/slugs'
import { type Command, exampleList, fail, readArguments } from '../command-line'
import { refuse, type Rejection } from '../rejection'
import { applyChanges } from './apply-changes'
import type { ChangeSet } from './change-set'
import { presentContent, type PresentContent, presentContentAt } from './present-content'
import { type PageChange, rewriteFiles } from './rewrite-files'
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
  const languages = readAllAddressSettings(root)
  const source = await loadContent(root, site)
  const [settings = readAddressSettings(root)] = languages
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

/**
 * Plans all changes that a new title or address of a page needs, or says why it cannot have it.
 * Does not access the disk.
 */
export function planRename(
  source: ContentSource,
  { path, to }: RenameRequest,
): ChangeSet | Rejection {
  const present = presentContentAt(path, source)
  const { settings, index } = present
  if (to === path) return refuse(`The page ${path} already exists.`)
  const single = source.site.pages.find((each) => ownPath(each.path, settings) === path)
  if (single && single.path !== homePath)
    return planChanges(source, [newSegment(present, { path, to }, single)])
  const page = index.pages.get(path)
  if (!page || page.single || page.content === undefined)
    return refuse(`No content file has the page ${path}.`, ...whichPageIsMeant(path, index))
  return planChanges(
    source,
    to.startsWith('/')
      ? [newAddress(present, page, to), ...changesOfTranslations(page, to, present)]
      : [newTitle(present, page, to.trim())],
  )
}

/** Plans the changes of all files, unless one of the pages cannot change so. */
function planChanges(
  source: ContentSource,
  changes: readonly (PageChange | Rejection)[],
): ChangeSet | Rejection {
  const pages: PageChange[] = []
  for (const page of changes) {
    if ('refused' in page) return page
    if (page.newPath !== page.path && page.present.index.pages.has(page.newPath))
      return refuse(`The page ${page.newPath} already exists.`)
    pages.push(page)
  }
  const planned = rewriteFiles(source, pages)
  const issue = planned.remainingIssues.find(({ pointer }) => pointer.startsWith('/paths/'))
  return issue ? refuse(formatIssue(issue)) : planned
}

/**
 * What becomes of the translations of a page of the first language whose file gets another name: a
 * translation has the same name, or names the file.
 */
function changesOfTranslations(
  { file }: SitePage,
  to: string,
  { source, all }: PresentContent,
): (PageChange | Rejection)[] {
  if (source.language !== undefined) return []
  const name = to.split('/').at(-2) ?? ''
  return splitLanguages(all).flatMap((translated): (PageChange | Rejection)[] => {
    const present = presentContent(translated, all)
    const page = [...present.index.pages.values()].find(({ subject }) => subject === file)
    if (!page || translated.language === undefined) return []
    if (fileName(page.file) === fileName(file))
      return [newAddress(present, page, `${parentPath(page.path)}${name}/`, name)]
    const edits = new Map([[inLanguage(page.file, translated.language), { translationOf: name }]])
    return [{ present, path: page.path, newPath: page.path, edits }]
  })
}

/** A title that changes, and with it an address that comes from the title. */
function newTitle(
  present: PresentContent,
  { path, file: name, kind, content, title: from }: SitePage,
  to: string,
): PageChange | Rejection {
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
 * A file that moves with its pictures, those that replace them in other languages, and the pages
 * under it.
 * @param original the name of the file that a translation translates, without its ending
 */
function newAddress(
  present: PresentContent,
  { path, file, kind, content, subject }: SitePage,
  to: string,
  original = fileName(subject),
): PageChange | Rejection {
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
  /** In another language, a picture with the path of one of the first language belongs to that. */
  const placeOf = (each: string): string =>
    all.pictures.has(withoutLanguage(each)) ? withoutLanguage(each) : each
  const moved = new Map(
    [...all.files.map((each) => each.path), ...all.pictures.keys()]
      .map((each) => [each, placeOf(each)] as const)
      .filter(([, place]) => place === at(file) || place.startsWith(`${name}/`))
      .map(([each, place]) => {
        const newPlace = newName + place.slice(name.length)
        return [each, place === each ? newPlace : inLanguage(newPlace, languageOf(each))]
      }),
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
  return { present, path, newPath: to, moved, edits: new Map(edits) }
}

/** Another last segment of an address that the site itself defines, for all pages under it. */
function newSegment(
  present: PresentContent,
  { path, to }: RenameRequest,
  shipped: SinglePage,
): PageChange | Rejection {
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

const isPagePath = (text: string, settings: AddressSettings): boolean =>
  /^\/.+\/$/.test(text) &&
  text
    .slice(1, -1)
    .split('/')
    .every((part) => isSlug(part, settings))

/** Former names with another one, and without the one that is in use again. */
const withFormer = (names: readonly string[], former: string, present: string): string[] => [
  ...new Set([...names.filter((each) => each !== present), former]),
]
