import { countOf } from '../../text/count-of'
import { parseFiles } from '../../files/parse'
import {
  inLanguage,
  languageOf,
  originalsIn,
  parseAsWritten,
  splitLanguages,
  withoutLanguage,
} from '../../files/languages'
import { loadContent } from '../../files/load'
import type { ContentSource } from '../../model'
import { ownPath } from '../../site/addresses'
import { isContentPath, requiredFiles, withoutExtension } from '../../kinds'
import { buildPageIndex } from '../../site/page-index'
import { readAllAddressSettings } from '../../site/read-address-settings'
import { type Command, exampleList, fail, readArguments } from '../command-line'
import { refuse, type Rejection } from '../rejection'
import { applyChanges } from './apply-changes'
import { buildChangeSet, changedSource, type ChangeSet } from './change-set'
import { placeIn, withoutParts } from './file-edits'
import { presentContentAt } from './present-content'
import { partsAbout } from './removable-parts'
import { toPath, whichPageIsMeant } from './typed-address'

const usageFor = (list: string): string => `npm run remove -- <path>
  <path>            the address of a page: ${list}rail-freight/, or of a list: ${list}
  --with-sub-pages  also deletes the pages under it
  --dry-run         shows what would change, and changes nothing`

/** Deletes a page with its translations, and what menus and lists say about it: `npm run remove -- /articles/`. */
export const removePage: Command = async (args, root, site) => {
  const options = { 'with-sub-pages': { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const
  const parsed = readArguments(args, options)
  const [typed, ...rest] = parsed?.positionals ?? []
  if (!parsed || typed === undefined || rest.length > 0) return fail(usageFor(exampleList(site)))
  const { 'with-sub-pages': withSubPages = false, 'dry-run': isDryRun } = parsed.values
  const path = toPath(site.kinds, typed, readAllAddressSettings(root))
  const planned = planRemoval(await loadContent(root, site), { path, withSubPages })
  return applyChanges(root, planned, { isDryRun })
}

/** The arguments of `npm run remove`. */
export interface RemovalRequest {
  /** The address of a page: "/articles/". */
  path: string
  /** Whether the pages under it are deleted too. */
  withSubPages: boolean
}

/**
 * Plans which files and which entries of lists are deleted with a page, or says why it cannot be
 * deleted. Does not access the disk.
 */
export function planRemoval(
  source: ContentSource,
  { path, withSubPages }: RemovalRequest,
): ChangeSet | Rejection {
  const { site } = source
  const { source: own, index, settings } = presentContentAt(path, source)
  const at = (file: string): string => inLanguage(file, own.language)
  const single = site.pages.find((page) => ownPath(page.path, settings) === path)
  if (single && (requiredFiles(site.kinds).includes(single.title[0]) || single.listed === false))
    return refuse(`Every site needs the page ${path}.`)

  const ownFile = single?.title[0] ?? index.pages.get(path)?.file
  const folder = single ? single.lists : ownFile && subFolder(ownFile)
  const present = source.files.map((file) => file.path)
  const page = present.filter((file) => ownFile !== undefined && file === at(ownFile))
  const below = present.filter(
    (file) => folder !== undefined && file.startsWith(at(folder)) && isContentPath(file),
  )
  if (below.length > 0 && !withSubPages)
    return refuse(
      `${path} has ${countOf(below.length, 'page')} under it:`,
      ...below.map((file) => `  data/${file}`),
      'Run it again with --with-sub-pages to delete them too.',
    )

  const deleted = withTranslationsAndPictures([...page, ...below], source)
  const rest = changedSource(source, { deleted })
  const before = addressesIn(source)
  const after = addressesIn(rest)
  // Those under it may have been deleted by hand; a list whose last page is deleted has no page.
  const isGone = (each: string): boolean =>
    !after.has(each) && (each.startsWith(path) || before.has(each))
  const cleaned = parseAsWritten(site.kinds, rest.files)
    .files.map((file) => ({ file, parts: partsAbout(file, isGone, source.schemas) }))
    .filter(({ parts }) => parts.length > 0)
  if (deleted.length === 0 && cleaned.length === 0)
    return refuse(
      `There is no page ${path}, and no menu or list has it.`,
      ...whichPageIsMeant(path, index),
    )
  return buildChangeSet(source, {
    deleted,
    texts: new Map(cleaned.map(({ file, parts }) => [file.path, withoutParts(file, parts)])),
    changes: cleaned.flatMap(({ file, parts }) =>
      parts.map((part) => `${placeIn(file, part)}  removed`),
    ),
  })
}

/** Files with their translations, and the pictures of all of them. */
function withTranslationsAndPictures(paths: readonly string[], source: ContentSource): string[] {
  const originals = originalsIn(source)
  const translations = [...originals].filter(([, original]) => paths.includes(original))
  const files = [...paths, ...translations.map(([path]) => path)]
  // Those of a translation that replace pictures of its original have the paths of these.
  const owners = files.flatMap((path) => [
    path,
    inLanguage(originals.get(path) ?? withoutLanguage(path), languageOf(path)),
  ])
  const pictures = [...source.pictures.keys()].filter((picture) =>
    owners.some((file) => picture.startsWith(subFolder(file))),
  )
  return [...files, ...pictures]
}

/** The addresses of the pages in all languages. */
const addressesIn = (source: ContentSource): Set<string> =>
  new Set(
    splitLanguages(source).flatMap(({ site, files }) => [
      ...buildPageIndex(site, parseFiles(site.kinds, files)).pages.keys(),
    ]),
  )

/** The folder with the pictures of a file and the pages under its own. */
const subFolder = (file: string): string => `${withoutExtension(file)}/`
