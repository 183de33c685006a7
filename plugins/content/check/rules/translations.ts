import { type ParsedFile, issueAt, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { isFolderKind, isShared } from '../../kinds'
import type { ContentSource } from '../../model'

/**
 * Checks the files of another language than the first: each is the translation of one, and none is
 * of a kind that all languages share.
 */
export function checkTranslations(source: ContentSource, files: readonly ParsedFile[]): Issue[] {
  const { language, first } = source
  if (language === undefined || !first) return []
  const originals = new Map(source.files.map(({ path, original }) => [path, original?.path]))
  return files
    .filter((file) => file.language !== undefined)
    .flatMap((file) => [
      ...checkOriginal(file, originals.get(file.path)),
      ...checkLanguage(file, language),
    ])
}

function checkOriginal(file: ParsedFile, original: string | undefined): Issue[] {
  const named = textAt(file, '/translationOf')
  if (isShared(file.kind)) {
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
  if (original !== undefined || !isFolderKind(file.kind)) return []
  if (named !== undefined) {
    const message = `the first language has no "${named}" in this folder`
    return [issueAt(file, '/translationOf', 'translation', message, 'write the name of a file')]
  }
  const message = 'translates no file of the first language'
  const hint = 'write the name of its original, without the ending, as "translationOf"'
  return [{ ...issueAt(file, '', 'translation', message, hint), isWarning: true }]
}

/** Checks that the settings of a language are in the folder with its tag. */
function checkLanguage(file: ParsedFile, language: string): Issue[] {
  const own = file.kind.type === 'SiteSettings' ? textAt(file, '/language') : undefined
  if (own === undefined || own === language) return []
  const message = `"${own}" is not the language of this folder`
  return [issueAt(file, '/language', 'not-allowed', message, `write "${language}"`)]
}
