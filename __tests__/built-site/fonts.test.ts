import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  const { publicFolder, readPages } = site
  const charactersOf = (address: string): Set<number> => {
    const font = openSync(join(publicFolder, address))
    if (!('characterSet' in font)) throw new Error(`${address} is not one font`)
    return new Set(font.characterSet)
  }

  test('every letter of headings and menus is in the preloaded font, if any font has it', () => {
    const addresses = readdirSync(join(publicFolder, 'static'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `/static/${name}`)
    expect(addresses.length).toBeGreaterThan(0)
    const anyFont = new Set(addresses.flatMap((address) => [...charactersOf(address)]))
    const late = readPages().flatMap(({ route, document }) => {
      const links = document.querySelectorAll('link[rel="preload"][as="font"]')
      const fonts = links.map((link) => charactersOf(link.getAttribute('href') ?? ''))
      expect(fonts.length).toBeGreaterThan(0)
      const texts = document.querySelectorAll('h1, h2, h3, h4, nav a, nav summary')
      const letters = new Set(texts.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []))
      return [...letters]
        .filter((letter) => {
          const point = letter.codePointAt(0) ?? 0
          return anyFont.has(point) && !fonts.every((font) => font.has(point))
        })
        .map((letter) => `${route}: ${letter}`)
    })
    expect(late).toEqual([])
  })
})
