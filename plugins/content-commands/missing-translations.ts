import { hasPages, isFolderCollection, type Collection, collectionOf } from '../content/collections'
import { parseFiles } from '../content/files/parse'
import type { ContentSource } from '../content/model'
import { addressSettingsOf } from '../content/site/pages'
import { section } from './command-line'
import { contentIn } from './content-in'
import type { Rejection } from './rejection'

const firstLanguage = ({ site, files }: ContentSource): string => {
  const settings = files.filter(({ path }) => path === 'site.json')
  return addressSettingsOf(parseFiles(site.collections, settings).files).language
}

/** What the first language has and another one does not, in lines. Does not access the disk. */
export function missingTranslations(
  source: ContentSource,
  language: string,
): readonly string[] | Rejection {
  if (firstLanguage(source) === language)
    return [`"${language}" is the first language of the site, of which no file can be missing.`]
  const translated = contentIn(source, language)
  if ('refused' in translated) return translated
  const known = new Set(translated.files.map(({ path, original }) => original?.path ?? path))
  const missing = (translated.first?.files ?? []).flatMap(({ path }) => {
    const collection = collectionOf(source.site.collections, path)
    return collection && !known.has(path) ? [{ path, collection }] : []
  })
  const having = (test: (collection: Collection) => boolean): string[] =>
    missing.filter(({ collection }) => test(collection)).map(({ path }) => `data/${path}`)
  if (missing.length === 0) return [`data/${language}/ has all files of the first language.`]
  return [
    `Without a file in data/${language}/, which is no error:`,
    ...section('Pages', having(hasPages)),
    ...section(
      'Parts of pages',
      having((collection) => isFolderCollection(collection) && !hasPages(collection)),
    ),
    ...section(
      'Single files, each the only one of its kind',
      having((collection) => !isFolderCollection(collection)),
    ),
    `To make one: npm run new -- translation data/… "Title" --language ${language}`,
  ]
}
