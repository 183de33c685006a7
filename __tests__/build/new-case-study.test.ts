import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { fixtureSite } from '../fixtures/content'
import { formsIn, headerFaults, scriptsWithMap, strayFiles } from './published'
import { buildSite, makeSite, removeSite } from './small-site'

/** Builds a small site of its own, so that neither this site's content nor its pictures matter. */

const minutes = 60_000

const title = 'Rice & Rail: a "new" case'
const slug = 'rice-and-rail-a-new-case'

let root = ''
let printed = ''

beforeAll(async () => {
  const site = fixtureSite()
  // What an editor does: one JSON file, with no more than must be in it, and one picture.
  site.files[`case-studies/${slug}.json`] = {
    $schema: '../../src/content/schema/case-study.json',
    order: 0,
    title,
    imgUrl: `./${slug}/cover.png`,
    imgAlt: 'A timetable on a screen.',
    duration: 'Jan 2025 - Mar 2025',
    description: 'Freight of rice by rail, planned on one screen by the three people who load it.',
    tech: ['Node'],
    industries: ['/industries/retail/loyalty/'],
    services: ['Railways'],
  }
  site.pictures.set(`case-studies/${slug}/cover.png`, { width: 1600, height: 1000, bytes: 1 })
  root = await makeSite(site)
  const { ok, output } = await buildSite(root)
  if (!ok) throw new Error(output)
  printed = output
}, 15 * minutes)

afterAll(() => removeSite(root))

const page = (path: string) =>
  parse(readFileSync(join(root, 'public', path, 'index.html'), 'utf8')).querySelector('main')

const linksOn = (path: string): (string | undefined)[] | undefined =>
  page(path)
    ?.querySelectorAll('a')
    .filter((link) => link.text.trim() === title)
    .map((link) => link.getAttribute('href'))

test('has a page of its own, with its picture', () => {
  const main = page(`/case-studies/${slug}/`)
  expect(main?.querySelector('h1')?.text).toBe(title)
  const cover = main?.querySelector('img[alt="A timetable on a screen."]')
  const source = cover?.getAttribute('src') ?? ''
  expect(existsSync(join(root, 'public', source))).toBe(true)
})

test('stands on the list, first as its order says, and leads to its page', () => {
  expect(linksOn('/case-studies/')).toEqual([`/case-studies/${slug}/`])
  const titles = page('/case-studies/')?.querySelectorAll('article h2')
  expect(titles?.[0]?.text).toBe(title)
})

test('stands on the home page, which shows the first', () => {
  expect(linksOn('/')).toEqual([`/case-studies/${slug}/`])
})

test('stands on the page that its tag names and on the group above that', () => {
  expect(linksOn('/industries/retail/loyalty/')).toEqual([`/case-studies/${slug}/`])
  expect(linksOn('/industries/retail/')).toEqual([`/case-studies/${slug}/`])
  expect(linksOn('/industries/health/')).toEqual([])
})

test('its title as written leads to its page', () => {
  const redirects = readFileSync(join(root, 'public', '_redirects'), 'utf8')
  const from = `/case-studies/${encodeURIComponent(title)}`
  expect(redirects).toContain(`${from}  /case-studies/${slug}/  301`)
})

test('what is only a sample of a prefilled booking is not published', () => {
  const folder = join(root, 'public', 'page-data')
  const answers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('"scheduling"'))
  expect(answers.some((text) => text.includes('"daysAhead":1'))).toBe(true)
  expect(answers.filter((text) => text.includes('a@client.example'))).toEqual([])
})

describe('built as Netlify builds it', () => {
  test('nothing is published that is meant for nobody, and no function', async () => {
    const published = join(root, 'public')
    expect(strayFiles(published)).toEqual([])
    expect(scriptsWithMap(published)).toEqual([])
    expect(await headerFaults(published)).toEqual([])
    expect(formsIn(published)).not.toEqual([])
    expect(readdirSync(join(root, '.netlify'))).toEqual(['build-cache'])
  })

  test('the next build finds what this one has made', () => {
    const kept = readdirSync(join(root, '.netlify', 'build-cache', 'cwd'))
    expect(kept).toEqual(expect.arrayContaining(['.cache', 'public']))
  })

  test('it names what is still a placeholder, with its place', () => {
    expect(printed).toMatch(/data\/site\.json:\d+:\d+ {2}\/email {2}email/)
  })
})
