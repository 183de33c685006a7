import { countOf } from '../../text/count-of'
import { isBody, type JsonFile, textsIn, valueAt } from '../../files/json/json-file'
import { parseFiles, parseText } from '../../files/json/parse'
import { inLanguage, parseAllLanguages, splitLanguages } from '../../files/languages'
import { loadContent } from '../../files/load'
import type { ContentSource } from '../../model'
import { ownPath } from '../../site/addresses'
import { isContentPath, requiredFiles, withoutExtension } from '../../kinds'
import { buildPageIndex } from '../../site/page-index'
import { slugSettingsOf } from '../../site/pages'
import { readLanguageSettings } from '../../site/read-slug-settings'
import { checkSchemas } from '../../check/schema-errors/check-schemas'
import { type Command, exampleList, fail, readArguments } from '../command-line'
import { refuse, type Rejection } from '../rejection'
import { applyChanges } from './apply-changes'
import { buildChangeSet, changedSource, type ChangeSet } from './change-set'
import { placeIn, removeAt } from './file-edits'
import { isFormerAddress } from '../../site/former-address'
import { languageAt, toPath, whichPageIsMeant } from './typed-address'

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
  const path = toPath(site.kinds, typed, readLanguageSettings(root))
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
  const own = languageAt(path, source)
  const at = (file: string): string => inLanguage(file, own.language)
  const parsed = parseFiles(site.kinds, own.files)
  const index = buildPageIndex(site, parsed)
  const before = addressesIn(source)
  const settings = slugSettingsOf(parsed.files)
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

  const originals = [...page, ...below]
  const translations = splitLanguages(source)
    .flatMap((language) => language.files)
    .filter(({ original }) => original && originals.includes(original.path))
    .map((file) => inLanguage(file.path, file.language))
  const files = [...originals, ...translations]
  const pictures = [...source.pictures.keys()].filter((picture) =>
    files.some((file) => picture.startsWith(subFolder(file))),
  )
  const deleted = [...files, ...pictures]
  const rest = changedSource(source, { deleted })
  const after = addressesIn(rest)
  // Those under it may have been deleted by hand; a list whose last page is deleted has no page.
  const isGone = (each: string): boolean =>
    !after.has(each) && (each.startsWith(path) || before.has(each))
  const cleaned = parseAllLanguages(site.kinds, rest.files)
    .files.map((file) => ({ file, parts: partsAbout(file, isGone, source.schemas) }))
    .filter(({ parts }) => parts.length > 0)
  if (deleted.length === 0 && cleaned.length === 0)
    return refuse(
      `There is no page ${path}, and no menu or list has it.`,
      ...whichPageIsMeant(path, index),
    )
  return buildChangeSet(source, {
    deleted,
    // From the last one on, so that the pointers of the others stay valid.
    texts: new Map(
      cleaned.map(({ file: { path: name, text: before }, parts }) => [
        name,
        parts.reduceRight((text, part) => removeAt({ path: name, text }, part), before),
      ]),
    ),
    changes: cleaned.flatMap(({ file, parts }) =>
      parts.map((part) => `${placeIn(file, part)}  removed`),
    ),
  })
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

const addressAtStart = /^\/[^\s?#]*(?=[?#]|$)/

/**
 * The pointers to what a file says about a page that is gone, beside sentences: its address in a
 * list or in a field that is not required, and entries of lists that require it, such as a card. A
 * part within another one is deleted with it.
 */
function partsAbout(
  file: JsonFile,
  isGone: (path: string) => boolean,
  schemas: ContentSource['schemas'],
): string[] {
  const isEntry = (pointer: string): boolean => Array.isArray(valueAt(file, above(pointer)))
  const parts = textsIn(file).flatMap(({ pointer, text }) => {
    const [path] = addressAtStart.exec(text) ?? []
    if (path === undefined || !isGone(path) || isFormerAddress(pointer)) return []
    if (isEntry(pointer) || canBeMissing(file, pointer, schemas)) return [pointer]
    return isEntry(above(pointer)) ? [above(pointer)] : []
  })
  return parts.filter((part) => !parts.some((other) => part.startsWith(`${other}/`)))
}

/** The smallest part with a link that its file can be without, or undefined if there is none. */
export function removablePart(
  file: JsonFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): string | undefined {
  if (!pointer || isBody(file, pointer)) return undefined
  const isEntry = Array.isArray(valueAt(file, above(pointer)))
  return isEntry || canBeMissing(file, pointer, schemas)
    ? pointer
    : removablePart(file, above(pointer), schemas)
}

/** The pointer to the list or object that holds a value. */
const above = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** Whether the schema allows a file without the value at a pointer. */
function canBeMissing(file: JsonFile, pointer: string, schemas: ContentSource['schemas']): boolean {
  const text = removeAt(file, pointer)
  const without = { ...file, text, value: parseText(file.path, text).value }
  return checkSchemas([without], schemas).length <= checkSchemas([file], schemas).length
}
