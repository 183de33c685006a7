import { iconUrl } from '../../components/icon/Icon'
import type { RenderedHtml } from '../../islands/slots'

/** Cards by the paths of their case studies. */
export type Cards = ReadonlyMap<string, RenderedHtml>

/** How long a page may take to load, in ms. */
const timeout = 8000

/** The names that a built page gives to classes and ids are its own (src/styles/compact-page.ts). */
const documentAttributes = ['class', 'id', 'aria-describedby']

/** Adds a prefix to the classes in the rules, and removes what selects no class. */
function prefixRules(parent: CSSStyleSheet | CSSGroupingRule, prefix: string): void {
  // From the end, because rules are removed.
  for (let index = parent.cssRules.length - 1; index >= 0; index--) {
    const rule = parent.cssRules[index]
    if (rule instanceof CSSStyleRule && rule.selectorText.includes('.'))
      rule.selectorText = rule.selectorText.replace(/\.(?=[A-Za-z_-])/g, `.${prefix}`)
    else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
      prefixRules(rule, prefix)
    else parent.deleteRule(index)
  }
}

/** The styles of a built page, which the policy of this one does not allow. */
const styleElements = /<style[^>]*>([^]*?)<\/style>/g

/** Adds the styles of another page for elements that have its classes with a prefix. */
async function addStyles(styles: string, prefix: string): Promise<void> {
  const sheet = await new CSSStyleSheet().replace(styles)
  prefixRules(sheet, prefix)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const prefixNames = (names: string, prefix: string): string =>
  names
    .split(' ')
    .map((name) => prefix + name)
    .join(' ')

/** The HTML of a card of another page, with a prefix to its classes and ids. */
function readCard(card: Element, prefix: string): RenderedHtml {
  for (const element of card.querySelectorAll('*'))
    for (const name of documentAttributes) {
      const value = element.getAttribute(name)
      if (value) element.setAttribute(name, prefixNames(value, prefix))
    }
  // A built page has only the symbols that it uses itself.
  for (const use of card.querySelectorAll('use[href^="#icon_"]')) {
    const [, id = ''] = use.getAttribute('href')?.split('#') ?? []
    if (!document.getElementById(id)) use.setAttribute('href', iconUrl(id.replace('icon_', '')))
  }
  return { html: card.innerHTML }
}

async function loadPage(url: string, prefix: string): Promise<Cards> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const html = await response.text()
  const page = new DOMParser().parseFromString(html.replaceAll(styleElements, ''), 'text/html')
  const styles = [...html.matchAll(styleElements)].map(([, text = '']) => text)
  await addStyles(styles.join(''), prefix)
  const cards = page.querySelectorAll<HTMLElement>('[data-case-study]')
  return new Map(
    Array.from(cards, (card) => [card.dataset.caseStudy ?? '', readCard(card, prefix)]),
  )
}

const pages = new Map<string, Promise<Cards>>()
let pageNumber = 0

/**
 * Loads the cards of another page of the list, with their styles. A page is loaded once.
 * @throws if the page does not arrive
 */
export function loadCards(url: string): Promise<Cards> {
  const known = pages.get(url)
  if (known) return known
  const result = loadPage(url, `page${++pageNumber}-`)
  pages.set(url, result)
  result.catch(() => pages.delete(url))
  return result
}
