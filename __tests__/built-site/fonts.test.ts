import { isInRange } from '../../plugins/fonts/letters'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  test('every letter of headings and menus is in the preloaded font, if any font has it', () => {
    const late = site.readPages().flatMap(({ route, document }) => {
      const styles = document.querySelectorAll('style').map(({ rawText }) => rawText)
      const fonts = [...styles.join('').matchAll(/src:url\(([^)]+)\)[^}]*unicode-range:([^}]+)/g)]
      const preloaded = document
        .querySelectorAll('link[rel="preload"][as="font"]')
        .map((link) => link.getAttribute('href'))
      expect(preloaded.length).toBeGreaterThan(0)
      // The name of another language has a font of its own.
      const texts = document.querySelectorAll('h1, h2, h3, h4, nav a:not([hreflang]), nav summary')
      const letters = new Set(texts.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []))
      const preloadedFonts = fonts.filter(([, path = '']) => preloaded.includes(path))
      expect(preloadedFonts).not.toEqual([])
      const areIn = (faces: typeof fonts, letter: string): boolean =>
        faces.some(([, , range = '']) => isInRange(range, letter))
      return [...letters]
        .filter((letter) => areIn(fonts, letter) && !areIn(preloadedFonts, letter))
        .map((letter) => `${route}: ${letter}`)
    })
    expect(late).toEqual([])
  })

  test('every name of another language has its letters in a font of the page', () => {
    const letters = site.readPages().flatMap(({ route, document }) => {
      const styles = document.querySelectorAll('style').map(({ rawText }) => rawText)
      const ranges = [...styles.join('').matchAll(/unicode-range:([^}]+)/g)]
      return document
        .querySelectorAll('nav a[hreflang]')
        .flatMap(({ text }) => text.match(/[\p{L}\p{M}]/gu) ?? [])
        .filter((letter) => !ranges.some(([, range = '']) => isInRange(range, letter)))
        .map((letter) => `${route}: ${letter}`)
    })
    expect(letters).toEqual([])
  })
})
