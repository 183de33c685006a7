import { hasPages, isFolderKind, type Kind, kindOf } from '../kinds'
import type { ContentSource } from '../model'
import { section } from './command-line'
import { contentIn } from './content-in'
import type { Rejection } from './rejection'

/** What the first language has and another one does not, in lines. Does not access the disk. */
export function missingTranslations(
  source: ContentSource,
  language: string,
): readonly string[] | Rejection {
  const translated = contentIn(source, language)
  if ('refused' in translated) return translated
  const known = new Set(translated.files.map(({ path, original }) => original?.path ?? path))
  const missing = (translated.first?.files ?? []).flatMap(({ path }) => {
    const kind = kindOf(source.site.kinds, path)
    return kind && !known.has(path) ? [{ path, kind }] : []
  })
  const having = (test: (kind: Kind) => boolean): string[] =>
    missing.filter(({ kind }) => test(kind)).map(({ path }) => `data/${path}`)
  if (missing.length === 0) return [`data/${language}/ has all files of the first language.`]
  return [
    `Without a file in data/${language}/, which is no error:`,
    ...section('Pages', having(hasPages)),
    ...section(
      'Parts of pages',
      having((kind) => isFolderKind(kind) && !hasPages(kind)),
    ),
    ...section(
      'Single files, each the only one of its kind',
      having((kind) => !isFolderKind(kind)),
    ),
    `To make one: npm run new -- translation data/… "Title" --language ${language}`,
  ]
}
