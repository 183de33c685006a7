import { parse } from 'node-html-parser'
import { inlineSymbols } from '../../../plugins/icons/inline-symbols'

const symbol = (name: string, size = 9) =>
  `<symbol id="icon-${name}"><path d="M0 0h${size}"/></symbol>`
const symbolsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`icon-${name}`, symbol(name)]))
const use = (href: string) => `<svg><use href="${href}"></use></svg>`
const page = (...shown: string[]) => `<body>${shown.join('')}</body>`

test('a page has the symbol of each of its icons once, and no others', () => {
  const html = page(...['store', 'globe', 'store'].map((name) => use(`/icons.svg#icon-${name}`)))
  const inlined = parse(inlineSymbols(html, symbolsOf('globe', 'store', 'leaf')))
  const valuesOf = (selector: string, name: string) =>
    inlined.querySelectorAll(selector).map((each) => each.getAttribute(name))
  expect(valuesOf('use', 'href')).toEqual(['#icon-store', '#icon-globe', '#icon-store'])
  expect(valuesOf('symbol', 'id')).toEqual(['icon-globe', 'icon-store'])
})

test('a page of an earlier build gets the changed symbols, once', () => {
  const first = inlineSymbols(page(use('/site/icons.svg#icon-leaf')), symbolsOf('leaf'))
  const changed = { 'icon-leaf': symbol('leaf', 12) }
  const second = inlineSymbols(first, changed)
  expect(second).toBe(first.replace('h9', 'h12'))
  expect(inlineSymbols(second, changed)).toBe(second)
})
