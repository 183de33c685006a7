import {
  toObject,
  extensionOf,
  fileName,
  fileOfFolder,
  folderOf,
  isFolderCollection,
  isShared,
  type Collection,
  collectionOf,
  withoutExtension,
} from '../collections'
import { memoize } from '../memoize'
import type { ContentSource } from '../model'
import type { ContentFile, PictureFacts, Schema } from './content-file'
import { contentOf, type ParsedFiles, parseFiles } from './parse'

/**
 * A site in several languages: data/ has the content in the first one. A folder with the tag of a
 * language, such as data/nb/, has that in another one, and is laid out like data/.
 */

/** A language with its script and region, if it says them: "nb", "zh-Hant", "pt-BR". */
const tag = /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)\//

/** The language of a path under data/: "nb" for "nb/home.json"; undefined for the first language. */
export const languageOfFile = (path: string): string | undefined => tag.exec(path)?.[1]

/** The tag of a language that is written in another way: "pt-BR" for "pt_br"; undefined if it is none. */
export function canonicalTag(text: string): string | undefined {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(text.replaceAll('_', '-'))
    return tag.test(`${canonical}/`) ? canonical : undefined
  } catch {
    return undefined
  }
}

/** A path under data/ without the folder of its language: "home.json" for "nb/home.json". */
export const withoutLanguage = (path: string): string => path.replace(tag, '')

/** A path under data/ in the folder of a language. */
export const inLanguage = (path: string, language: string | undefined): string =>
  language === undefined ? path : `${language}/${path}`

/** The languages besides the first one that have files at these paths under data/, sorted. */
export const languagesIn = (paths: Iterable<string>): string[] =>
  [...new Set([...paths].flatMap((path) => languageOfFile(path) ?? []))].sort()

/**
 * The path of the file in the first language that a file translates: the same one, or the one that
 * it names as "translationOf". The folder of a page's sub-pages is that of the page in each language.
 * @param contentAt the content of the file at a path in the language
 */
export function originalPath(
  path: string,
  collections: readonly Collection[],
  contentAt: (path: string) => unknown,
): string {
  const collection = collectionOf(collections, path)
  if (!collection || !isFolderCollection(collection)) return path
  const { translationOf } = toObject(contentAt(path))
  const name = typeof translationOf === 'string' ? translationOf : fileName(path)
  const folder = folderOf(path)
  const page = fileOfFolder(collection, folder)
  const original =
    folder === collection.folder
      ? folder
      : `${withoutExtension(originalPath(page, collections, contentAt))}/`
  return original + name + extensionOf(collection)
}

/**
 * The files of all languages, parsed as they are written: with paths that name the language, and
 * without what a translation has from its original.
 */
export function parseAsWritten(
  collections: readonly Collection[],
  texts: readonly ContentFile[],
): Pick<ParsedFiles, 'files' | 'issues'> {
  const { files, issues } = parseFiles(
    collections,
    texts.map((file) => (languageOfFile(file.path) === undefined ? file : withoutFolder(file))),
  )
  return {
    files: files.map((file) => ({ ...file, path: inLanguage(file.path, file.language) })),
    issues,
  }
}

/** A file without the folder of its language in its path. */
const withoutFolder = memoize((file: ContentFile): ContentFile => ({
  ...file,
  path: withoutLanguage(file.path),
  language: languageOfFile(file.path),
  written: file,
}))

const withOriginal = memoize(
  (file: ContentFile, original: ContentFile, schemas: readonly Schema[]): ContentFile => ({
    ...file,
    original,
    schemas,
  }),
)

/**
 * A content file as if its language were the only one: with a path that does not name it, and, for
 * a translation, with its original.
 * @param fileAt the file at a path under data/
 */
export function inItsLanguage(
  file: ContentFile,
  collections: readonly Collection[],
  {
    schemas,
    fileAt,
  }: { schemas: readonly Schema[]; fileAt: (path: string) => ContentFile | undefined },
): ContentFile {
  const language = languageOfFile(file.path)
  if (language === undefined) return file
  const renamed = withoutFolder(file)
  const path = originalPath(renamed.path, collections, (candidate) => {
    const written = candidate === renamed.path ? file : fileAt(inLanguage(candidate, language))
    return written && contentOf(written)
  })
  const original = fileAt(path)
  return original ? withOriginal(renamed, original, schemas) : renamed
}

/**
 * The content files of each language as if it were the only one, with those that all languages
 * share; the first language first, whose key is undefined.
 * @param languages the others, by default those that have a content file
 */
export function filesByLanguage(
  collections: readonly Collection[],
  schemas: readonly Schema[],
  files: readonly ContentFile[],
  languages = languagesIn(files.map(({ path }) => path)),
): Map<string | undefined, ContentFile[]> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const fileAt = (path: string): ContentFile | undefined => byPath.get(path)
  const filesIn = (language: string | undefined): ContentFile[] =>
    files
      .filter(({ path }) => languageOfFile(path) === language)
      .map((file) => inItsLanguage(file, collections, { schemas, fileAt }))
  const first = filesIn(undefined)
  const shared = first.filter(({ path }) => {
    const collection = collectionOf(collections, path)
    return collection && isShared(collection)
  })
  const all = new Map<string | undefined, ContentFile[]>([[undefined, first]])
  for (const language of languages) {
    const translated = filesIn(language)
    const names = new Set(translated.map(({ path }) => path))
    all.set(language, [...translated, ...shared.filter(({ path }) => !names.has(path))])
  }
  return all
}

/**
 * The content of each language as if the site had it alone, the first language first: with paths
 * under data/ that do not name the language, with the files that all languages share, and with the
 * pictures of the first language that the other one does not replace.
 */
export function splitLanguages(source: ContentSource): ContentSource[] {
  const { site, schemas } = source
  const languages = languagesIn([
    ...source.files.map(({ path }) => path),
    ...source.pictures.keys(),
  ])
  if (languages.length === 0) return [source]
  const byLanguage = filesByLanguage(site.collections, schemas, source.files, languages)
  const picturesIn = (language: string | undefined): [string, PictureFacts][] =>
    [...source.pictures]
      .filter(([path]) => languageOfFile(path) === language)
      .map(([path, facts]) => [withoutLanguage(path), facts])
  const files = byLanguage.get(undefined) ?? []
  const first = { ...source, files, pictures: new Map(picturesIn(undefined)) }
  const otherSources = languages.map((language): ContentSource => ({
    ...source,
    language,
    first,
    files: byLanguage.get(language) ?? [],
    pictures: new Map([...first.pictures, ...picturesIn(language)]),
  }))
  return [first, ...otherSources]
}

/** The originals of all translations, by the paths of these; both are paths under data/. */
export const originalsIn = (source: ContentSource): Map<string, string> =>
  new Map(
    splitLanguages(source)
      .flatMap(({ files }) => files)
      .flatMap(({ path, language, original }) =>
        original ? [[inLanguage(path, language), original.path] as const] : [],
      ),
  )
