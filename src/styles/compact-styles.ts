/**
 * The markup that styled-components adds to a page only for its own rehydration: markers that list
 * the classes of its rules, and a class for each component. It is 3.3 KB gzip of the home page and
 * 1.5 to 2 KB of other pages, a tenth, and cannot be turned off
 * (https://github.com/styled-components/styled-components/pull/1524). Without it, the script of
 * styled-components adds the same rules a second time.
 */
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}|\/\*!sc\*\/\n?/g

/** Short names for the classes that styled-components generates. */
export type ShortClasses = ReadonlyMap<string, string>

/**
 * Generated classes are hashes, which do not compress: shorter names save 1.1 KB of a service page
 * and 1.8 KB of the home page. React compares no attributes when it hydrates, and sets the
 * generated class again if the styles of an element change.
 * @param css the styles of a page, with their markers
 */
export function shortClasses(css: string): ShortClasses {
  const generated = [...css.matchAll(markers)].flatMap(([, names = '']) => names.split(','))
  return new Map(generated.filter(Boolean).map((name, index) => [name, `c${index.toString(36)}`]))
}

const printRule = /(?<=[{}])([^{}]*\[data-print~=[^{}]*)\{[^{}]*\}/g

/**
 * Removes the markers, unused custom properties, rules for print that the page does not use, and
 * spaces from a page's styles, and shortens the classes.
 */
export function compactStyles(css: string, body: string, short: ShortClasses): string {
  const used = new Set(`${css}${body}`.match(/(?<=var\()--[\w-]+/g))
  const printed = new Set(
    [...body.matchAll(/ data-print="([^"]*)"/g)].flatMap(([, words = '']) => words.split(' ')),
  )
  const isPrinted = (selector: string): boolean => {
    const [, word] = /\[data-print~='([\w-]+)'\]/.exec(selector) ?? []
    return word === undefined || printed.has(word)
  }
  return css
    .replace(markers, '')
    .replace(printRule, (rule, selectors: string) =>
      selectors.split(',').some(isPrinted) ? rule : '',
    )
    .replace(/='([a-z][\w-]*)'\]/g, '=$1]')
    .replace(/(--[\w-]+):[^;{}]*;/g, (property, name: string) => (used.has(name) ? property : ''))
    .replace(/([,:])\s+| (?=>)/g, '$1')
    .replace(/([ ,:(-])0\./g, '$1.')
    .replace(/;\}/g, '}')
    .replace(/\.([a-zA-Z][\w-]*)/g, (selector, name: string) =>
      short.has(name) ? `.${short.get(name)}` : selector,
    )
}

/** Shortens the classes of a page, and removes those of components that no rule uses. */
export function compactClasses(body: string, css: string, short: ShortClasses): string {
  const used = new Set([...css.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name))
  return body.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes
      .split(' ')
      .filter((name) => name && (!name.startsWith('sc-') || used.has(name)))
      .map((name) => short.get(name) ?? name)
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}
