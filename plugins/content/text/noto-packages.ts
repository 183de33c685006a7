/** Scripts, and the ends of the names of the packages of Noto Sans that have them. */
const packages: readonly (readonly [scripts: RegExp, name: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jp'],
  [/\p{Script=Hangul}/u, 'kr'],
  ...[
    ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati'],
    ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya'],
    ...['Sinhala', 'Tamil', 'Telugu', 'Thai', 'Tibetan'],
  ].map((script) => [new RegExp(`\\p{Script=${script}}`, 'u'), script.toLowerCase()] as const),
]

/** The package for the characters of Chinese, which languages draw in different ways. */
function packageOfHan(language: string): string {
  const { language: main, script } = new Intl.Locale(language).maximize()
  if (main === 'ja') return 'jp'
  if (main === 'ko') return 'kr'
  return script === 'Hant' ? 'tc' : 'sc'
}

/** The packages of Fontsource that have these letters, in a language. */
export function notoPackages(letters: Iterable<string>, language: string): string[] {
  const text = [...letters].join('')
  const han = /\p{Script=Han}/u.test(text) ? [packageOfHan(language)] : []
  const others = packages.flatMap(([scripts, name]) => (scripts.test(text) ? [name] : []))
  return [...new Set([...han, ...others])].map((name) => `@fontsource/noto-sans-${name}`)
}

/** The most letters that a message shows. */
const shownLetters = 20

/** Letters for a message, which fits on a screen: "案 例", or the first ones and how many there are. */
export function listLetters(letters: readonly string[]): string {
  const shown = letters.slice(0, shownLetters).join(' ')
  const others = letters.length - shownLetters
  return others > 0 ? `${shown} and ${others} more` : shown
}
