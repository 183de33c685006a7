import { parse, type HTMLElement } from 'node-html-parser'
import { compile, middleware, RULESET, serialize, stringify, tokenize, type Element } from 'stylis'

/** Short names by the classes that styled-components generated. */
type ShortNames = ReadonlyMap<string, string>

/**
 * After the rules of each component, styled-components lists their classes for its rehydration:
 * `data-styled.g1[id="sc-x-0"]{content:"hQx,kWz,"}`.
 */
const isMarker = ({ value }: Element): boolean => value.startsWith('data-styled.')

function classesIn({ children: [content] }: Element): string[] {
  if (typeof content !== 'object' || typeof content.children !== 'string') return []
  const [, list = ''] = content.children.split('"')
  return list.split(',').filter((name) => name !== '')
}

function shortNames(rules: readonly Element[]): ShortNames {
  const names = rules.filter(isMarker).flatMap(classesIn)
  return new Map(names.map((name, index) => [name, `c${index.toString(36)}`]))
}

/** Renames the classes in a selector, also inside parentheses, as in `:not(.hQx)`. */
function renameClasses(selector: string, rename: (name: string) => string): string {
  const parts = tokenize(selector).map((part) => {
    if (part.startsWith('(')) return `(${renameClasses(part.slice(1, -1), rename)})`
    const [start, ...classes] = part.split('.')
    return [start, ...classes.map(rename)].join('.')
  })
  return parts.join('')
}

/** Shortens the classes of elements, and removes those of components that no rule names. */
function compactClasses(page: HTMLElement, named: ReadonlySet<string>, short: ShortNames): void {
  for (const element of page.querySelectorAll('[class]')) {
    const kept = [...element.classList.values()].filter(
      (name) => !name.startsWith('sc-') || named.has(name),
    )
    if (kept.length === 0) element.removeAttribute('class')
    else element.setAttribute('class', kept.map((name) => short.get(name) ?? name).join(' '))
  }
}

/**
 * Removes what Gatsby adds for its router: an element that announces pages, and attributes of the
 * element around the page. Its style attributes are not allowed by the policy
 * (https://github.com/gatsbyjs/gatsby/issues/24707).
 */
function removeRouterElements(page: HTMLElement): void {
  page.querySelector('#gatsby-announcer')?.remove()
  const wrapper = page.querySelector('#gatsby-focus-wrapper')
  wrapper?.removeAttribute('style')
  wrapper?.removeAttribute('tabindex')
}

/** Also parses `<pre>` and `<noscript>`, and keeps the comments of React and closing slashes. */
const parseOptions = {
  comment: true,
  voidTag: { closingSlash: true },
  blockTextElements: { script: true, style: true },
}

/** The styles of a page, and the HTML of its content. */
export interface PageParts {
  css: string
  body: string
}

/** Shortened styles, with the names of the classes in them. */
interface CompactStyles {
  css: string
  named: ReadonlySet<string>
  short: ShortNames
}

/** By the styles as they were: most pages of a template have the same, and parsing takes longest. */
const knownStyles = new Map<string, CompactStyles>()

function compactStyles(css: string): CompactStyles {
  const rules = compile(css)
  const short = shortNames(rules)
  const named = new Set<string>()
  const rename = (name: string): string => {
    named.add(name)
    return short.get(name) ?? name
  }
  // The props of a rule are its selectors. Stylis omits a rule without any, and comments.
  const compactRule = (rule: Element): void => {
    if (rule.type !== RULESET || typeof rule.props === 'string') return
    const selectors = isMarker(rule) ? [] : rule.props
    rule.props = selectors.map((selector) => renameClasses(selector, rename))
  }
  return { css: serialize(rules, middleware([compactRule, stringify])), named, short }
}

/**
 * Removes from a built page what styled-components adds only for its own rehydration, and shortens
 * its classes; docs/testing.md says what each part saves.
 *
 * - The markers cannot be turned off
 *   (https://github.com/styled-components/styled-components/pull/1524). Without them, the script of
 *   styled-components adds the same rules a second time.
 * - React compares no attributes when it hydrates, and sets all classes of an element again when
 *   its styles change. A rule that is added in the browser cannot select an element by the class of
 *   a component that no rule of the built page names.
 */
export function compactPage({ css, body }: PageParts): PageParts {
  const styles = knownStyles.get(css) ?? compactStyles(css)
  knownStyles.set(css, styles)
  const page = parse(body, parseOptions)
  compactClasses(page, styles.named, styles.short)
  removeRouterElements(page)
  return { css: styles.css, body: page.toString() }
}
