import { posix } from 'node:path'
import { namedFileFinder, namesIn } from '../../content/check/names'
import { originIn } from '../../content/check/language-content'
import { linksToSite } from '../../content/check/links'
import { nameIn } from '../../content/files/file-names'
import { positionAt } from '../../content/files/json/json-tree'
import {
  inLanguage,
  languageOfFile,
  originalsIn,
  parseAsWritten,
  withoutLanguage,
} from '../../content/files/languages'
import {
  isBody,
  offsetOf,
  type ParsedFile,
  textAt,
  type TextAt,
  textsIn,
} from '../../content/files/parsed-file'
import { nextTo } from '../../content/files/picture-path'
import {
  toObject,
  type Content,
  hasPages,
  hasTitleAddress,
  nameKeyOf,
} from '../../content/collections'
import type { ContentSource } from '../../content/model'
import { localizePath, pagePath, withoutQuery } from '../../content/site/addresses'
import { textsWithKey } from '../../content/site/pages'
import { siteOf } from '../../content/site/read-site'
import { replacePaths } from '../../content/site/replace-paths'
import { comparisonKey, normalLink } from '../../content/text/normal-form'
import { changedSource, type ChangeSet } from './change-set'
import { findNeverPublished } from './never-published'
import { inSchemaOrder, placeIn, replaceAt } from './file-edits'

/** What a new name changes; paths of files are under data/, with the folder of the language. */
export interface Renaming {
  /** The files that move, with their new paths. */
  moved: ReadonlyMap<string, string>
  /** New values of keys, by the former paths of the files; one that is undefined deletes its key. */
  edits: ReadonlyMap<string, Content>
}

/** A content file before and after the change. */
interface RenamedFile {
  /** Its former path under data/, with the folder of its language. */
  path: string
  language: string | undefined
  before: ParsedFile
  after: ParsedFile
  /** The addresses of its page, if it has one. */
  address?: { from: string; to: string }
}

/** What references can lead to, before and after the change. */
interface Targets {
  files: readonly RenamedFile[]
  /** Finds the file to which a name refers before the change, by the folder of its language. */
  findNamed: ReadonlyMap<string | undefined, ReturnType<typeof namedFileFinder>>
  /** The new addresses by the former ones, also where both are the same. */
  addresses: ReadonlyMap<string, string>
  /** Those of pages that change, which redirect. */
  redirects: ReadonlyMap<string, string>
  /** The origin of the site, which complete addresses of its pages begin with. */
  origin: string | undefined
}

/**
 * All changes that follow from a new name: references in the files of all languages, and the former
 * addresses that pages remember.
 */
export function rewriteReferences(source: ContentSource, renaming: Renaming): ChangeSet {
  const { site, schemas } = source
  const { moved } = renaming
  const neverPublished = findNeverPublished(source)
  const targets = compareTargets(source, renaming, neverPublished)
  const edits = withFormerPaths(renaming, targets, neverPublished)
  const originals = originalsIn(source)
  const texts = new Map<string, string>()
  const changes: string[] = []
  for (const file of parseAsWritten(site.collections, source.files).files) {
    let { text } = file
    const rewrite = rewriterFor(file, targets, source)
    const original = originals.get(file.path) ?? withoutLanguage(file.path)
    for (const written of textsIn(file)) {
      const after = replacePictures(rewrite(written), { path: file.path, original, moved })
      if (after === written.text) continue
      text = replaceAt({ ...file, text }, written.pointer, after)
      changes.push(...changedLines(file, written, after))
    }
    for (const [key, value] of Object.entries(edits.get(file.path) ?? {})) {
      text = replaceAt({ ...file, text }, `/${key}`, value)
      const change = value === undefined ? 'is removed' : `becomes ${JSON.stringify(value)}`
      changes.push(`${placeIn(file, `/${key}`)}  ${change}`)
    }
    if (text !== file.text)
      texts.set(file.path, inSchemaOrder(file, text, file.collection, schemas))
  }
  return { texts, moved, redirects: targets.redirects, changes }
}

/** The files of all languages and the addresses of pages before and after the change. */
function compareTargets(
  source: ContentSource,
  { moved, edits }: Renaming,
  neverPublished: ReadonlySet<string>,
): Targets {
  const { collections, pages: singlePages } = source.site
  const texts = new Map(
    source.files.map((file) => [
      file.path,
      Object.entries(edits.get(file.path) ?? {}).reduce(
        (text, [key, value]) => replaceAt({ ...file, text }, `/${key}`, value),
        file.text,
      ),
    ]),
  )
  const withDrafts = { showsDrafts: true }
  const { languages } = siteOf(source, withDrafts)
  const newSite = siteOf(changedSource(source, { texts, moved }), withDrafts)
  const files: RenamedFile[] = []
  const addresses = new Map<string, string>()
  const redirects = new Map<string, string>()
  const unknownAddresses = new Set<string>()
  for (const [index, language] of languages.entries()) {
    const { folder, files: before, settings, pages } = language
    const { files: after, settings: newSettings } = newSite.languages[index] ?? language
    for (const { path, notFound } of singlePages)
      for (const address of notFound ? [path, notFound.path] : [path])
        addresses.set(localizePath(address, settings), localizePath(address, newSettings))
    const byPath = new Map(after.map((file) => [inLanguage(file.path, file.language), file]))
    for (const file of before) {
      const path = inLanguage(file.path, file.language)
      const newFile = byPath.get(moved.get(path) ?? path)
      if (!newFile) continue
      const renamed = { path, language: folder, before: file, after: newFile }
      if (!hasPages(file.collection)) {
        files.push(renamed)
        continue
      }
      const [from, to] = [
        pagePath(collections, { file: file.path, content: toObject(file.value) }, settings),
        pagePath(
          collections,
          { file: newFile.path, content: toObject(newFile.value) },
          newSettings,
        ),
      ]
      files.push({ ...renamed, address: { from, to } })
      addresses.set(from, to)
      if (neverPublished.has(path)) unknownAddresses.add(from)
    }
    for (const { path } of pages) {
      const to = addresses.get(path) ?? path
      if (to !== path && !unknownAddresses.has(path)) redirects.set(path, to)
    }
  }
  const findNamed = new Map(
    languages.map(({ folder, files: before }) => [folder, namedFileFinder(source, before)]),
  )
  return { files, findNamed, addresses, redirects, origin: originIn(languages[0].files) }
}

/** The new values of keys, with the former addresses of the files that move. */
function withFormerPaths(
  { moved, edits }: Renaming,
  { files }: Targets,
  neverPublished: ReadonlySet<string>,
): Map<string, Content> {
  const all = new Map(edits)
  for (const { path, before, address } of files) {
    if (!address || !moved.has(path) || hasTitleAddress(before.collection)) continue
    const { from, to } = address
    const names = { former: neverPublished.has(path) ? undefined : from, current: to }
    all.set(path, { ...all.get(path), ...formerNames(before, 'formerPaths', names) })
  }
  return all
}

/**
 * The key of a page with its former names, if they change: with another one, and without the one that
 * is in use again, unless it is the first address, of which the feed makes an id that never changes.
 * @param former undefined if no visitor knows it
 */
export function formerNames(
  { value }: ParsedFile,
  key: 'formerPaths' | 'formerTitles',
  { former, current }: { former: string | undefined; current: string },
): Content {
  const before = textsWithKey(value, key)
  const others = before.filter(
    (name, index) => name !== current || (key === 'formerPaths' && index === 0),
  )
  const names = [...new Set(former === undefined ? others : [...others, former])]
  if (former === undefined && names.length === before.length) return {}
  return { [key]: names.length > 0 ? names : undefined }
}

/**
 * Returns a function that rewrites a text of a file if its schema says that it is a reference: an
 * address, a text with links, or a name of another file. The title of a link follows that of its page.
 */
function rewriterFor(
  file: ParsedFile,
  { files, findNamed, addresses, origin }: Targets,
  source: ContentSource,
): (written: TextAt) => string {
  const names = new Map(namesIn(source.schemas, file).map((name) => [name.pointer, name]))
  const links = new Set(linksToSite({ source, origin }, file).map(({ pointer }) => pointer))
  const language = languageOfFile(file.path)
  return ({ pointer, text }) => {
    if (links.has(pointer)) return replacePaths(text, (path) => addresses.get(path) ?? path, origin)
    const name = names.get(pointer)
    if (name) {
      const before = findNamed.get(language)?.(name)
      const target = files.find((candidate) => candidate.before === before)
      const nameOf = (named: ParsedFile | undefined): string | undefined =>
        named && nameIn(named, name.field)
      const isOwn = isSameName(nameOf(before), text)
      const [former, renamed] = [before, target?.after].map((named) =>
        nameOf(isOwn ? named : named?.original),
      )
      return former === renamed ? text : (renamed ?? text)
    }
    const link = pointer.endsWith('/title') && textAt(file, pointer.replace(/\/title$/, '/link'))
    const page = link
      ? files.find(({ address }) => address?.from === withoutQuery(link))
      : undefined
    const key = page && `/${nameKeyOf(page.before.collection)}`
    const [former, title] =
      page && key ? [page.before, page.after].map((at) => textAt(at, key)) : []
    return former !== title && isSameName(former, text) ? (title ?? text) : text
  }
}

/** Whether a reference names this, perhaps in another spelling. */
const isSameName = (name: string | undefined, reference: string): boolean =>
  name !== undefined && comparisonKey(name) === comparisonKey(reference)

/** The pictures in a text: it is the path of one, or contains Markdown with some. */
const picturePattern = /(?<=^|\]\(|^\[[^\]]+\]: *)\.\/[^\s)]+/gmu

/**
 * A text with the new paths of pictures.
 * @param original the path of the file that the one with the text translates
 */
const replacePictures = (
  text: string,
  { path, original, moved }: { path: string; original: string } & Pick<Renaming, 'moved'>,
): string =>
  text.replace(picturePattern, (src) => {
    // A translation can name a picture of the first language.
    for (const file of [path, original]) {
      const picture = moved.get(nextTo(file, normalLink(src)))
      const folder = posix.dirname(moved.get(file) ?? file)
      if (picture !== undefined) return `./${posix.relative(folder, picture)}`
    }
    return src
  })

/** What becomes of a text: the whole one, or the lines of the body of a Markdown file. */
function changedLines(file: ParsedFile, { pointer, text }: TextAt, after: string): string[] {
  if (!isBody(file, pointer)) return [`${placeIn(file, pointer)}  becomes "${after}"`]
  const { line } = positionAt(file.text, offsetOf(file, pointer))
  const lines = text.split('\n')
  return after.split('\n').flatMap((now, index) => {
    const place = `data/${file.path}:${line + index}  ${pointer}`
    return now === lines[index] ? [] : [`${place}  becomes "${now}"`]
  })
}
