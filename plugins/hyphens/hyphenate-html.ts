import { createRequire } from 'node:module'
import { isHyphenated, minLetters } from './languages'

/** Puts soft hyphens between the syllables of a text. */
type Hyphenate = (text: string) => string

/** How many letters are before the first hyphen, and after the last one. */
const minPart = 4

const softHyphen = '\u00ad'

const load = createRequire(__filename)

/** The module with the syllables of a language: "pt-BR", else "pt"; undefined if there is none. */
function loadHyphenation(language: string): Hyphenate | undefined {
  for (const name of [language.toLowerCase(), language.replace(/-.*/, '')])
    try {
      const { hyphenateSync } = load(`hyphen/${name}`) as { hyphenateSync: Hyphenate }
      return hyphenateSync
    } catch {
      // The package has no such language.
    }
  return undefined
}

/** Whether a word, with the marks around it, is no address, no name of a file and no code. */
const isPlain = (word: string): boolean => !/[@/_\\=\d]|\p{L}[.:]\p{L}/u.test(word)

const longWord = new RegExp(`\\p{L}[\\p{L}\\p{M}]{${minLetters - 1},}`, 'gu')

/** A word with soft hyphens, none of them next to its ends. */
function hyphenateWord(word: string, hyphenate: Hyphenate): string {
  const parts = hyphenate(word).split(softHyphen)
  let letters = 0
  return parts.reduce((text, part) => {
    letters += part.length
    const isAtEnd = letters - part.length < minPart || word.length - letters + part.length < minPart
    return text + (text === '' || isAtEnd ? '' : softHyphen) + part
  }, '')
}

/** A comment, a script or a style, any other tag, or the text between two. */
const tokens = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g

/** Elements whose text is shown as it is, or not as a part of a sentence. */
const asWritten =
  /^<(?:head|template|title|textarea|select|pre|code|kbd|samp|svg)\b|^<[^>]*\s(?:(?:data-island|hreflang|contenteditable)\b|translate="no")/

/** The heading of a column, which styles show in the cells of a narrow table. */
const columnAttribute = /(?<=\sdata-column=")[^"]+/

/**
 * The HTML of a page with soft hyphens in the long words of its text, outside of code, addresses and
 * what React takes over in browsers. In headings, a long word is an element `data-word`, so that it
 * moves to the next line before it breaks. HTML that has them stays as it is.
 */
export function hyphenateHtml(html: string): string {
  const language = /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1] ?? 'en'
  const hyphenate = isHyphenated(new Intl.Locale(language)) ? loadHyphenation(language) : undefined
  if (!hyphenate) return html
  /** The open elements whose text stays as it is; the others are not counted. */
  let skipped: { name: string; depth: number } | undefined
  let heading: string | undefined
  let isMarked = false
  // Of a word that the author has divided, only the long parts are.
  const hyphenateWords = (text: string): string =>
    text.replace(/\S+/g, (word) => {
      if (!isPlain(word)) return word
      const broken = word.replace(longWord, (letters) => hyphenateWord(letters, hyphenate))
      return heading && !isMarked && broken.includes(softHyphen)
        ? `<span data-word="">${broken}</span>`
        : broken
    })
  return html.replace(tokens, (token) => {
    if (token.startsWith('<')) {
      isMarked = token === '<span data-word="">'
      const [, slash = '', name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? []
      if (skipped) {
        if (name === skipped.name && !token.endsWith('/>')) skipped.depth += slash ? -1 : 1
        if (skipped.depth === 0) skipped = undefined
      } else if (asWritten.test(token) && !token.endsWith('/>')) skipped = { name, depth: 1 }
      else if (/^h[1-6]$/.test(name)) heading = slash ? undefined : name
      return skipped ? token : token.replace(columnAttribute, hyphenateWords)
    }
    return skipped ? token : hyphenateWords(token)
  })
}
