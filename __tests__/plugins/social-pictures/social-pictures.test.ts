import { listLetters, notoPackages } from '../../../plugins/content/text/noto-packages'
import { readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { onPostBuild } from '../../../plugins/social-pictures/gatsby-node'
import { type Plan, planFile, planPictures } from '../../../plugins/social-pictures/plan-pictures'
import { makeFolder, packagesFolder, putFile } from '../../support/folder'

jest.setTimeout(60_000)

const project = resolve('.')
const circle = '<svg viewBox="0 0 20 54"><circle cx="10" cy="27" r="10"/></svg>'
const settings = { name: 'Agency', url: 'https://agency.example', language: 'en', locale: 'en' }

const setSite = (changes: object) =>
  putFile('.', 'data/site.json', JSON.stringify({ ...settings, ...changes }))

beforeEach(() => {
  process.chdir(
    makeFolder({
      'data/theme.json': '{ "logo": "/logo.svg", "headlineMark": ";" }',
      'static/logo.svg': circle,
      'package.json': '{ "dependencies": { "@fontsource/noto-sans-bengali": "*" } }',
      '.cache/empty': '',
    }),
  )
  setSite({})
  symlinkSync(packagesFolder, 'node_modules')
  symlinkSync(join(project, 'plugins'), 'plugins')
})

afterEach(() => process.chdir(project))

const page = (title: string, path = '/services/web/') => ({ path, title, label: 'Services' })

/** The path of the picture of a page. */
const pathOf = (...args: Parameters<typeof page>): string =>
  planPictures([page(...args)]).pictures[0]?.path ?? ''

/** Builds a site with pages of these titles; returns their pictures and the warnings. */
async function build(...titles: string[]) {
  const { pictures } = planPictures(titles.map((title, index) => page(title, `/${index}/`)))
  const warnings: string[] = []
  const warn = (warning: string) => warnings.push(warning)
  const args = { reporter: { warn } } as unknown as Parameters<NonNullable<typeof onPostBuild>>[0]
  await onPostBuild?.(args, { plugins: [] }, () => undefined)
  return {
    files: pictures.map(({ path }) => join('public', path)),
    warnings,
  }
}

/** What a picture shows in the columns between two, below the label and above the host. */
const columns = (file: string, left: number, right: number): Promise<Buffer> =>
  sharp(file)
    .extract({ left, top: 190, width: right - left, height: 330 })
    .raw()
    .toBuffer()

test('the path changes with the title, the name, the logo and the theme, and with nothing else', () => {
  const first = pathOf('Web')
  expect(first).toMatch(/^\/social\/services\/web-\w{10}\.png$/)
  expect(pathOf('Web')).toBe(first)
  const otherPaths = [pathOf('Web sites')]
  setSite({ name: 'Other' })
  otherPaths.push(pathOf('Web'))
  setSite({})
  putFile('.', 'static/logo.svg', circle.replace('r="10"', 'r="9"'))
  otherPaths.push(pathOf('Web'))
  putFile('.', 'static/logo.svg', circle)
  putFile('.', 'data/theme.json', '{ "logo": "/logo.svg", "headlineMark": "." }')
  otherPaths.push(pathOf('Web'))
  expect(new Set([first, ...otherPaths]).size).toBe(5)
  expect(pathOf('Web', '/')).toMatch(/^\/social\/home-/)
})

test('draws only pictures that do not exist, and removes those of no page', async () => {
  const { files } = await build('Web', 'Mobile')
  const [web = '', mobile = ''] = files
  utimesSync(web, 0, 0)
  const later = await build('Web', 'Tablets')
  expect(later.files[0]).toBe(web)
  expect(statSync(web).mtimeMs).toBe(0)
  expect(later.files.map((file) => statSync(file).isFile())).toEqual([true, true])
  expect(() => statSync(mobile)).toThrow('ENOENT')
})

test('a long title and a long word end before the edge', async () => {
  const word = 'Rechtsschutzversicherungsgesellschaftliches'
  const { files } = await build('Web', 'word '.repeat(60), word, `${word} ${word}${word}`)
  const [empty = '', ...long] = files
  const margin = await columns(empty, 1116, 1200)
  const end = await columns(empty, 900, 1112)
  for (const file of long) {
    expect((await columns(file, 1116, 1200)).equals(margin)).toBe(true)
    expect((await columns(file, 900, 1112)).equals(end)).toBe(false)
  }
})

test('text from right to left starts at the right, with its line number beside it', async () => {
  setSite({ direction: 'rtl' })
  const { files } = await build('Web', 'Web sites and online shops')
  const [short = '', long = ''] = files
  const isSame = async (left: number, right: number) =>
    (await columns(short, left, right)).equals(await columns(long, left, right))
  expect(await isSame(0, 300)).toBe(true)
  expect(await isSame(800, 1048)).toBe(false)
  expect(await isSame(1090, 1150)).toBe(false)
})

test('a site without decorations has no line numbers', async () => {
  const numbersOf = async (theme: object) => {
    putFile('.', 'data/theme.json', JSON.stringify({ logo: '/logo.svg', ...theme }))
    const { files } = await build('Web', 'word '.repeat(40))
    const [short = '', long = ''] = await Promise.all(
      files.map(async (file) => (await columns(file, 56, 104)).toString('base64')),
    )
    return short === long ? 'none' : 'some'
  }
  expect(await numbersOf({})).toBe('some')
  expect(await numbersOf({ decorations: false })).toBe('none')
})

test('line numbers have the digits of the language, if a font has them', async () => {
  const numbersIn = async (locale: string) => {
    setSite({ locale })
    const { files } = await build('Web')
    return (await columns(files[0] ?? '', 56, 104)).toString('base64')
  }
  const latin = await numbersIn('en')
  expect(await numbersIn('bn-BD')).not.toBe(latin)
  expect(await numbersIn('my-MM')).toBe(latin)
})

test('a title in letters of an installed font is drawn; the name replaces one in others, which are named', async () => {
  const { files, warnings } = await build('কর্মী', 'কর্ম', '案例', 'Agency')
  const [worker, work, cases, name] = files.map((file) => String(readFileSync(file)))
  expect(cases === name).toBe(true)
  expect(new Set([worker, work, name]).size).toBe(3)
  expect(warnings).toEqual([
    expect.stringMatching(/: 案 例\. npm install .*@fontsource\/noto-sans-sc$/),
  ])
})

test('a name in letters that no font has is left out, and titles in them are the host', () => {
  putFile(
    '.',
    'data/site.json',
    JSON.stringify({ ...settings, name: 'ノルディス', language: 'ja' }),
  )
  planPictures([page('在庫'), page('Web')])
  const [plan] = JSON.parse(readFileSync(planFile, 'utf8')) as Plan[]
  expect(plan?.brand.name).toBe('')
  expect(plan?.pictures.map(({ title }) => title)).toEqual(['agency.example', 'Web'])
})

test.each([
  ['在庫', 'ja', ['jp']],
  ['在庫ノ', 'ja-JP', ['jp']],
  ['库存', 'zh', ['sc']],
  ['庫存', 'zh-TW', ['tc']],
  ['재고 在', 'ko', ['kr']],
  ['คลัง', 'th', ['thai']],
  ['ქართ', 'ka', ['georgian']],
  ['Ω', 'el', []],
])('the package of Noto Sans for %s in %s is %j', (letters, language, names) => {
  expect(notoPackages(letters, language)).toEqual(
    names.map((name) => `@fontsource/noto-sans-${name}`),
  )
})

test('a message names the first letters that no font has, and how many others there are', () => {
  expect(listLetters(Array.from('案例'))).toBe('案 例')
  expect(listLetters(Array.from({ length: 300 }, () => '案'))).toMatch(/^(?:案 ){20}and 280 more$/)
})

test('leaves out emoji, and writes arrows as dashes', async () => {
  const { files, warnings } = await build('Data → decisions ✨', 'Data – decisions')
  const [first, second] = files.map((file) => readFileSync(file))
  expect(first?.equals(second ?? Buffer.of())).toBe(true)
  expect(warnings).toEqual([])
})

test('the pictures of another language have its name, direction, writing system and typeface', () => {
  putFile('.', 'data/ar/site.json', '{ "name": "وكالة", "direction": "rtl", "locale": "ar-EG" }')
  const typefaces = { ar: '@fontsource-variable/figtree' }
  putFile('.', 'data/theme.json', JSON.stringify({ logo: '/logo.svg', typefaces }))
  const alone = planPictures([page('Web')])
  planPictures([page('Web'), { ...page('Web', '/ar/web/'), language: 'ar' }])
  const [first, arabic] = JSON.parse(readFileSync(planFile, 'utf8')) as Plan[]
  expect(first?.pictures).toEqual(alone.pictures)
  expect(first?.brand).toMatchObject({ name: 'Agency', direction: 'ltr' })
  expect(arabic?.brand).toMatchObject({ name: '', direction: 'rtl', host: 'agency.example' })
  expect(arabic?.brand.writing.hasTracking).toBe(false)
  const files = arabic?.brand.fontFiles.map(({ path }) => path) ?? []
  expect(files.filter((path) => path.includes('figtree'))).not.toEqual([])
  expect(arabic?.pictures[0]?.path).toMatch(/^\/social\/ar\/web-/)
})
