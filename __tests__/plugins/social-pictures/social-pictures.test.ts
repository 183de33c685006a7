import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { derivePalette } from '../../../plugins/theme/derive-palette'
import { defaultTheme, pictureTheme } from '../../../plugins/theme/theme'
import { fitText } from '../../../plugins/social-pictures/fit-text'
import { notoPackages } from '../../../plugins/social-pictures/outline-fonts'
import { type RenderJob, updatePictures } from '../../../plugins/social-pictures/update-pictures'
import { makeFolder } from '../../support/folder'

jest.setTimeout(60_000)

let publicFolder = ''
let known = new Map<string, string>()

beforeEach(() => {
  publicFolder = makeFolder()
  known = new Map()
})

const card = (path: string, title: string) => ({ path, title, label: 'Services / Web' })

const palette = derivePalette(pictureTheme(defaultTheme))

const circle = '<svg viewBox="0 0 20 54"><circle cx="10" cy="27" r="10"/></svg>'

const update = (cards: RenderJob['cards'], name = 'Agency', logo = circle) =>
  updatePictures(
    {
      publicFolder,
      brand: { name, host: 'agency.example', logo, palette, headlineMark: ';' },
      folder: '/social/',
      cards,
    },
    {
      get: (path) => Promise.resolve(known.get(path)),
      set: (path, digest) => Promise.resolve(known.set(path, digest)),
    },
  )

const read = (path: string): Buffer => readFileSync(join(publicFolder, path))

const one = card('/social/one.png', 'Web & "more"; café')
const two = card('/social/below/two.png', 'Mobile')

test('renders only changed pictures, and removes those of pages that no longer exist', async () => {
  await update([one, two])
  const past = new Date(0)
  utimesSync(join(publicFolder, one.path), past, past)
  const renamed = card('/social/below/two.png', 'Tablets')
  const three = card('/social/three.png', 'Desktop')
  expect(await update([one, renamed, three])).toMatchObject({ rendered: 2, removed: 0 })
  expect(statSync(join(publicFolder, one.path)).mtimeMs).toBe(0)
  expect(await update([one])).toMatchObject({ rendered: 0, removed: 2 })
})

test('renders a missing picture again, and all pictures when the name or the logo changes', async () => {
  await update([one, two])
  rmSync(join(publicFolder, one.path))
  expect(await update([one, two])).toMatchObject({ rendered: 1, removed: 0 })
  expect(await update([one, two], 'Other')).toMatchObject({ rendered: 2, removed: 0 })
  const before = read(one.path)
  const square = '<svg viewBox="0 0 10 10"><rect width="10" height="10"/></svg>'
  expect(await update([one], 'Other', square)).toMatchObject({ rendered: 1, removed: 1 })
  expect(read(one.path).equals(before)).toBe(false)
})

test('shows letters that the typeface lacks in Noto Sans, and the name of the agency if it is not installed', async () => {
  const titles = ['কর্মী', 'কর্ম', '案例', 'Agency']
  const { illegible } = await update(titles.map((title) => card(`/social/${title}.png`, title)))
  expect(illegible).toEqual(['案例'])
  const [worker, work, cases, name] = titles.map((title) => String(read(`/social/${title}.png`)))
  expect(cases === name).toBe(true)
  expect(new Set([worker, work, name]).size).toBe(3)
})

test('draws a title without the signs that no font has', async () => {
  const titles = ['Data ⟶ de\u00adcisions ✨', 'Data – decisions']
  const { illegible } = await update(titles.map((title, at) => card(`/social/${at}.png`, title)))
  expect(illegible).toEqual([])
  expect(read('/social/0.png').equals(read('/social/1.png'))).toBe(true)
})

test('names the packages that have the letters of a text', () => {
  expect(notoPackages('কর্মী 案例')).toEqual([
    '@fontsource/noto-sans-sc',
    '@fontsource/noto-sans-bengali',
    '@fontsource/noto-sans',
  ])
})

/** Every letter is as wide as the font size. */
const measure = (text: string, pixels: number) => Array.from(text).length * pixels
const sizes = [
  { pixels: 10, lines: 1 },
  { pixels: 5, lines: 2 },
  { pixels: 2, lines: 3 },
]
const fit = (text: string) => fitText(text, 100, sizes, measure)

test('chooses the largest size that fits', () => {
  expect(fit('ten letter')).toEqual({ pixels: 10, lines: ['ten letter'] })
  expect(fit('eleven chars').pixels).toBe(5)
})

test('breaks a text into lines of similar length', () => {
  expect(fit('aaaa bbbb cccc dddd eeee').lines).toEqual(['aaaa bbbb cccc', 'dddd eeee'])
})

test('chooses a smaller size before it breaks a word', () => {
  expect(fit('a'.repeat(25))).toEqual({ pixels: 2, lines: ['a'.repeat(25)] })
})

test('truncates a text that is too long for the smallest size', () => {
  const { lines } = fit('word '.repeat(60))
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/word…$/)
  expect(fit('a'.repeat(80)).lines).toEqual([`${'a'.repeat(49)}…`])
})
