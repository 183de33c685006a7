import { lettersInNoFont, planLanguageFonts } from '../../../plugins/fonts/language-fonts'
import { lettersOf } from '../../../plugins/fonts/letters'
import { makeFolder } from '../../support/folder'

const ranges = { text: 'U+41-5A, U+61-7A', extended: 'U+A1-FF' }
const bengali = '@fontsource-variable/noto-sans-bengali'

const siteWith = (texts: Record<string, string>): string =>
  makeFolder(
    Object.fromEntries(
      Object.entries(texts).map(([path, title]) => [`data/${path}`, JSON.stringify({ title })]),
    ),
  )

test('letters of other languages do not count for the first one', () => {
  const root = siteWith({ 'home.json': 'Aa', 'bn/home.json': 'ক', 'nb/home.json': 'å' })
  expect([lettersOf(root), lettersOf(root, 'bn'), lettersOf(root, 'nb')]).toEqual([
    ['A', 'a'],
    ['ক'],
    ['å'],
  ])
})

test('pages in a script of its own preload the file of their typeface with it', () => {
  const root = siteWith({ 'home.json': 'Aa', 'bn/home.json': 'ক Android' })
  const { bn } = planLanguageFonts(root, { bn: bengali, hi: bengali }, ranges)
  expect(bn).toMatchObject({ typeface: bengali, preloaded: 'text bn-bengali' })
  expect(bn?.files).toMatchObject([{ name: 'bn-bengali', subset: 'bengali' }])
  expect(lettersInNoFont(lettersOf(root, 'bn'), ranges, bn)).toEqual([])
  expect(lettersInNoFont(lettersOf(root, 'bn'), ranges)).toEqual(['ক'])
})

test('pages whose letters are in the second file preload it, and others nothing more', () => {
  const root = siteWith({ 'home.json': 'Aa', 'nb/home.json': 'å', 'nl/home.json': 'Aa' })
  expect(planLanguageFonts(root, {}, ranges)).toEqual({
    nb: { files: [], preloaded: 'text text-extended' },
  })
})

test('a language in the alphabet of the first one takes all letters from its own typeface', () => {
  const root = siteWith({ 'pl/home.json': 'Łódka' })
  const { pl } = planLanguageFonts(root, { pl: '@fontsource-variable/figtree' }, ranges)
  expect(pl?.preloaded).toBe('pl-latin-ext pl-latin')
})
