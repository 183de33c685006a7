import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { join } from 'node:path'
import { readSymbols, writeIcons } from '../../../plugins/icons/icon-sprite'
import { inlineSymbols } from '../../../plugins/icons/inline-symbols'
import { interfaceIcons } from '../../../src/components/icon/interface-icons'
import { makeFolder, packagesFolder } from '../../support/folder'

/** JSON as someone may write it by hand, with a space before each colon. */
const spaced = (value: object): string => JSON.stringify(value, null, 2).replaceAll('":', '" :')

const sources = {
  interface: interfaceIcons,
  content: 'data',
  brands: ['site.json', 'technologies.json'],
}

test('a logo in static/brand/logos/ is published with those of Simple Icons, and replaces one of the same name', () => {
  const logoOf = (name: string) => `<svg viewBox="0 0 9 9"><path d="M9 ${name.length}z"/></svg>`
  const technologies = ['power-bi', 'react', 'docker'].map((icon) => ({ name: icon, icon }))
  // A workspace has the packages in a folder above.
  const workspace = makeFolder({
    'site/data/technologies.json': spaced({ technologies }),
    'site/public/index.html': '',
    'site/static/brand/mark.svg': '<svg viewBox="0 0 9 9"></svg>',
    'site/static/brand/logos/power-bi.svg': logoOf('power-bi'),
    'site/static/brand/logos/docker.svg': logoOf('docker'),
  })
  symlinkSync(packagesFolder, join(workspace, 'node_modules'))
  const root = join(workspace, 'site')
  writeIcons(root, sources)
  const logo = (name: string): string =>
    readFileSync(join(root, `public/marks/${name}.svg`), 'utf8')
  expect(logo('power-bi')).toContain('M9 8z')
  expect(logo('docker')).toContain('M9 6z')
  expect(logo('react')).toMatch(/viewBox="0 0 24 24"/)
})

test('the logo and the wordmark of the theme are symbols, each with its own ids', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
    <clipPath id="a"><path d="M0 0h4v9z"/></clipPath>
    <defs><path id="s" d="M0 0h9v9z"/></defs>
    <use clip-path="url(#a)" href="#s"/>
  </svg>`
  const root = makeFolder({
    'data/theme.json': JSON.stringify({ logo: '/logo.svg', wordmark: '/logo.svg' }),
    'package.json': '{}',
    'static/logo.svg': svg,
  })
  symlinkSync(packagesFolder, join(root, 'node_modules'))
  writeIcons(root, { ...sources, interface: ['leaf'] })
  const symbols = readSymbols(root)
  expect(Object.keys(symbols)).toEqual(['icon_brand', 'icon_wordmark', 'icon_leaf'])
  for (const [id, text] of Object.entries(symbols)) {
    expect(text).toMatch(/<\/symbol>$/)
    const references = [...text.matchAll(/#([\w-]+)/g)].map(([, name = '']) => name)
    for (const name of references.filter((name) => !/^0+$/.test(name))) {
      expect(name).toContain(id)
      expect(text).toContain(`id="${name}"`)
    }
  }
})

test('Lucide has every icon that components use', () => {
  const missing = interfaceIcons.filter(
    (name) => !existsSync(join(packagesFolder, `lucide-static/icons/${name}.svg`)),
  )
  expect(missing).toEqual([])
})

const symbol = (name: string, size = 9) =>
  `<symbol id="icon_${name}"><path d="M0 0h${size}"/></symbol>`
const symbolsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`icon_${name}`, symbol(name)]))
const use = (href: string) => `<svg><use href="${href}"></use></svg>`
const page = (...shown: string[]) => `<body>${shown.join('')}</body>`

test('a page has the symbol of each of its icons once, and no others', () => {
  const html = page(...['store', 'globe', 'store'].map((name) => use(`/icons.svg#icon_${name}`)))
  const inlined = parse(inlineSymbols(html, symbolsOf('globe', 'store', 'leaf')))
  const valuesOf = (selector: string, name: string) =>
    inlined.querySelectorAll(selector).map((element) => element.getAttribute(name))
  expect(valuesOf('use', 'href')).toEqual(['#icon_store', '#icon_globe', '#icon_store'])
  expect(valuesOf('symbol', 'id')).toEqual(['icon_globe', 'icon_store'])
})

test('the symbols of a page are displayed, or masks and clip paths in them do not work', () => {
  const html = parse(inlineSymbols(page(use('/icons.svg#icon_leaf')), symbolsOf('leaf')))
  const element = html.querySelector('[data-icons]')
  expect(element?.hasAttribute('hidden')).toBe(false)
  expect(element?.querySelector('svg')?.attributes).toEqual({ width: '0', height: '0' })
})

test('a page of an earlier build gets the changed symbols, once', () => {
  const first = inlineSymbols(page(use('/site/icons.svg#icon_leaf')), symbolsOf('leaf'))
  const changed = { icon_leaf: symbol('leaf', 12) }
  const second = inlineSymbols(first, changed)
  expect(second).toBe(first.replace('h9', 'h12'))
  expect(inlineSymbols(second, changed)).toBe(second)
})
