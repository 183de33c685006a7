import { languagesIn, splitLanguages } from '../files/languages'
import type { ContentSource } from '../model'
import { refuse, type Rejection } from './rejection'

/** The content in another language than the first, or why there is none. */
export function contentIn(source: ContentSource, language: string): ContentSource | Rejection {
  const found = splitLanguages(source).find((each) => each.language === language)
  if (found) return found
  const others = languagesIn(source.files.map(({ path }) => path))
  return refuse(
    `There is no language "${language}": data/ has ${others.join(', ') || 'no other language'}.`,
    `To begin one: npm run new -- language ${language}`,
  )
}
