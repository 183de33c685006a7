import {
  lettersInNoFont,
  planLanguageFonts,
  planNameFonts,
} from '../../../plugins/fonts/language-fonts'
import { lettersOf } from '../../../plugins/fonts/letters'
import { makeFolder } from '../../support/folder'

const ranges = { text: 'U+41-5A, U+61-7A', extended: 'U+A1-FF' }
const bengali = '@fontsource-variable/noto-sans-bengali'
const typeface = '@fontsource-variable/figtree'

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
  const { bn } = planLanguageFonts(
    root,
    { typeface, typefaces: { bn: bengali, hi: bengali } },
    ranges,
  )
  expect(bn).toMatchObject({ typeface: bengali, preloaded: 'text bn-bengali' })
  expect(bn?.files).toMatchObject([{ name: 'bn-bengali', subset: 'bengali' }])
  expect(lettersInNoFont(lettersOf(root, 'bn'), ranges, bn)).toEqual([])
  expect(lettersInNoFont(lettersOf(root, 'bn'), ranges)).toEqual(['ক'])
})

test('pages whose letters are in the second file preload it, and others nothing more', () => {
  const root = siteWith({ 'home.json': 'Aa', 'nb/home.json': 'å', 'nl/home.json': 'Aa' })
  expect(planLanguageFonts(root, { typeface }, ranges)).toEqual({
    nb: { files: [], preloaded: 'text text-extended' },
  })
})

test('a language in the alphabet of the first one takes all letters from its own typeface', () => {
  const root = siteWith({ 'pl/home.json': 'Łódka' })
  const { pl } = planLanguageFonts(root, { typeface, typefaces: { pl: typeface } }, ranges)
  expect(pl?.preloaded).toBe('pl-latin-ext pl-latin')
})

test('letters that are in two files of a package need one of them', () => {
  const root = siteWith({ 'tr/home.json': 'ısı' })
  const { tr } = planLanguageFonts(root, { typeface, typefaces: { tr: typeface } }, ranges)
  expect(tr?.preloaded).toBe('tr-latin')
})

describe('the first language', () => {
  test('preloads the files of its typefaces with its alphabet, and other languages do not', () => {
    const root = siteWith({ 'home.json': 'ক Android', 'en/home.json': 'Aa' })
    const typefaces = { typeface: bengali, headingTypeface: bengali }
    const { '': first, en } = planLanguageFonts(root, typefaces, ranges)
    expect(first).toMatchObject({
      files: [
        { name: 'text-bengali', subset: 'bengali' },
        { name: 'heading-bengali', subset: 'bengali', heading: true },
      ],
      preloaded: 'text text-bengali heading-bengali',
    })
    expect(en).toEqual({ files: [], preloaded: 'text' })
    expect(lettersInNoFont(lettersOf(root), ranges, first)).toEqual([])
  })

  test('takes letters from the typeface of headings for headings only', () => {
    const root = siteWith({ 'home.json': 'ক' })
    const { '': first } = planLanguageFonts(root, { typeface, headingTypeface: bengali }, ranges)
    expect(first?.preloaded).toBe('text heading-bengali')
    expect(lettersInNoFont(lettersOf(root), ranges, first)).toEqual(['ক'])
  })

  test('has the second file of Latin letters if its words have them', () => {
    const plan = planLanguageFonts(siteWith({ 'home.json': 'Łódź' }), { typeface }, ranges)
    expect(plan['']?.preloaded).toBe('text text-latin-ext')
  })

  test('has no file for an alphabet that few of its texts use', () => {
    const root = makeFolder({
      'data/home.json': JSON.stringify({ title: 'Łódź', labels: Array(20).fill('Aa') }),
    })
    expect(planLanguageFonts(root, { typeface }, ranges)).toEqual({})
    expect(lettersInNoFont(lettersOf(root), ranges)).toEqual(['Ł', 'ź'])
  })
})

describe('the name of a language', () => {
  const site = {
    ...{ 'site.json': 'Aa', 'home.json': 'Aa' },
    ...Object.fromEntries(['bn', 'de', 'ru', 'ja'].map((folder) => [`${folder}/home.json`, 'Aa'])),
  }

  test('has a font with its letters, if those of all pages lack them', () => {
    const typefaces = { bn: bengali, de: typeface }
    expect(planNameFonts(siteWith(site), { typeface, typefaces }, ranges)).toEqual([
      {
        language: 'bn',
        text: 'বাংলা',
        typeface: bengali,
        files: [
          { name: 'name-bn-bengali', subset: 'bengali', range: 'U+982, U+9AC, U+9B2, U+9BE' },
        ],
      },
    ])
  })

  test('has one that is the first of a site in several languages', () => {
    const root = makeFolder({
      'data/site.json': '{"language":"bn"}',
      'data/en/site.json': '{"title":"Aa"}',
    })
    expect(planNameFonts(root, { typeface: bengali }, ranges)).toMatchObject([{ text: 'বাংলা' }])
  })

  test('needs no font on a site in one language', () => {
    const root = makeFolder({ 'data/site.json': '{"language":"bn"}' })
    expect(planNameFonts(root, { typeface: bengali }, ranges)).toEqual([])
  })
})
