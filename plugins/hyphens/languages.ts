/** Scripts whose words are hyphenated; others break in other ways, or without a hyphen. */
const hyphenatedScripts = ['Latn', 'Cyrl', 'Grek', 'Hebr', 'Armn', 'Geor']

/** Languages without long words. */
const withoutLongWords = ['en', 'vi']

/** How many letters a word has that is hyphenated: shorter ones fit the columns of pages. */
export const minLetters = 14

/** Whether the long words of a language are hyphenated. */
export function isHyphenated(tag: Intl.Locale): boolean {
  const { language, script = '' } = tag.maximize()
  return hyphenatedScripts.includes(script) && !withoutLongWords.includes(language)
}

/**
 * The style of a page whose long words are hyphenated. What React renders in browsers has no soft
 * hyphens: browsers hyphenate it if they know the language. A word of a heading moves to the next line
 * before it breaks.
 */
export const hyphenationStyle = `@supports (hyphenate-limit-chars: ${minLetters} 5 5) { -webkit-hyphens: auto; hyphens: auto; hyphenate-limit-chars: ${minLetters} 5 5; } [data-word] { display: inline-block; max-width: 100%; text-decoration: inherit; }`
