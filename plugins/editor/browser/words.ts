import type { Phrases } from './decap'

let words: Readonly<Record<string, string>> = {}

/** Sets the words of the site's language, by the English ones. */
export const setWords = (own: Readonly<Record<string, string>>): void => void (words = own)

/** A text of the editor in the language of the site, or in English. */
export const say = (english: string): string => words[english] ?? english

/** Decap's texts in the language of the site, as far as Decap or the site has them. */
export const translated = (english: Phrases, own: Phrases = {}): Phrases =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => {
      const other = own[name]
      if (typeof text !== 'string')
        return [name, translated(text, typeof other === 'object' ? other : {})]
      return [name, words[text] ?? other ?? text]
    }),
  )

/** Decap's names of languages that have another one elsewhere. */
const decapNames: Readonly<Record<string, string>> = {
  el: 'gr',
  nb: 'nb_no',
  nn: 'nn_no',
  no: 'nb_no',
  sr: 'sr_Cyrl',
  zh: 'zh_Hans',
  'zh-TW': 'zh_Hant',
}

/** The names that Decap may have for a language, best first. */
export const localeNames = (language: string): string[] => {
  const names = [language, language.replace(/-.*/, '')]
  return [...new Set(names.map((name) => decapNames[name] ?? name.replace('-', '_')))]
}
