import { originalPath } from '../../files/languages'
import { type ParsedFile, issueAt, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { isFolderCollection, isShared, parentFile } from '../../collections'
import type { ContentSource } from '../../model'
import { findDuplicates } from '../find-duplicates'

/**
 * Checks the files of another language than the first: each is the only translation of one, and none
 * is of a collection that all languages share.
 */
export function checkTranslations(source: ContentSource, files: readonly ParsedFile[]): Issue[] {
  const { language, first } = source
  if (language === undefined || !first) return []
  const originals = new Map(source.files.map(({ path, original }) => [path, original?.path]))
  const translations = files.filter((file) => file.language !== undefined)
  return [
    ...translations.flatMap((file) => [
      ...checkOriginal(file, originals, files),
      ...checkLanguage(file, language),
    ]),
    ...findDuplicates(translations, ({ path }) => originals.get(path)).map(secondTranslation),
  ]
}

const namesOriginal = (file: ParsedFile): boolean => textAt(file, '/translationOf') !== undefined

/** The paths of the originals of files by the paths of these. */
type Originals = ReadonlyMap<string, string | undefined>

/** The issue of a file that translates the same one as an earlier file. */
function secondTranslation({ item, first }: { item: ParsedFile; first: ParsedFile }): Issue {
  const pointer = namesOriginal(item) ? '/translationOf' : ''
  const message = `data/${first.path} translates the same file`
  const hint = 'name another original, or delete one of the two'
  return issueAt(item, pointer, 'translation', message, hint)
}

function checkOriginal(
  file: ParsedFile,
  originals: Originals,
  files: readonly ParsedFile[],
): Issue[] {
  if (isShared(file.collection)) {
    const message = 'is the same in all languages'
    return [
      issueAt(
        file,
        '',
        'unknown-file',
        message,
        'delete it: the one of the first language applies',
      ),
    ]
  }
  if (originals.get(file.path) !== undefined || !isFolderCollection(file.collection)) return []
  const fileAt = (path: string): ParsedFile | undefined =>
    files.find((candidate) => candidate.path === path)
  const parent = parentFile(file.collection, file.path)
  const lost = parent !== undefined && originals.get(parent) === undefined ? parent : undefined
  const above = lost === undefined ? undefined : fileAt(lost)
  if (namesOriginal(file) || (above && namesOriginal(above))) {
    const wanted = originalPath(file.path, [file.collection], (path) => fileAt(path)?.value)
    const hint =
      lost === undefined
        ? 'write the name of a file'
        : `its parent page, data/${lost}, must be a translation first`
    const pointer = namesOriginal(file) ? '/translationOf' : ''
    const issue = issueAt(file, pointer, 'translation', `the first language has no ${wanted}`, hint)
    return [{ ...issue, cause: lost ?? file.path }]
  }
  const message = 'translates no file of the first language'
  const hint = 'write the name of its original, without the ending, as "translationOf"'
  return [{ ...issueAt(file, '', 'translation', message, hint), isWarning: true }]
}

/** Checks that the settings of a language are in the folder with its tag. */
function checkLanguage(file: ParsedFile, language: string): Issue[] {
  const languageSetting =
    file.collection.type === 'SiteSettings' ? textAt(file, '/language') : undefined
  if (languageSetting === undefined || languageSetting === language) return []
  const message = `"${languageSetting}" is not the language of this folder`
  return [issueAt(file, '/language', 'not-allowed', message, `write "${language}"`)]
}
