import { canonicalTag, languagesIn, splitLanguages } from '../content/files/languages'
import type { ContentSource } from '../content/model'
import { refuse, type Rejection } from './rejection'

/** The content in another language than the first, or why there is none. */
export function contentIn(source: ContentSource, language: string): ContentSource | Rejection {
  const found = splitLanguages(source).find((candidate) => candidate.language === language)
  if (found) return found
  const otherLanguages = languagesIn(source.files.map(({ path }) => path))
  const proper = canonicalTag(language) ?? language
  return refuse(
    `There is no language "${language}": data/ has ${otherLanguages.join(', ') || 'no other language'}.`,
    otherLanguages.includes(proper)
      ? `Write ${proper}.`
      : `To begin one: npm run new -- language ${proper}`,
  )
}
