import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { parse } from 'node-html-parser'
import { listFiles } from '../../src/content/core/list-files'
import { formsIn, headerIssues, scriptsWithMap, strayFiles } from '../built-site/published'
import { buildSite, makeSite, removeSite } from '../built-site/small-site'
import { set } from '../fixtures/changes'
import { fixtureSite, type FixtureSite } from '../fixtures/content'
import { addUnpublished, unpublishedName } from '../fixtures/unpublished'
import { caseStudy } from '../fixtures/pages'

/** Builds a separate site with more case studies than a page of the list has, and then adds one. */

const minutes = 60_000

const title = 'Rice & Rail: a "new" case'
const slug = 'rice-og-rail-a-new-case'
const description = 'Rice by rail, planned på vårt språk by the three people who load it.'

const picture = { width: 1600, height: 1000, bytes: 1 }

/** The title and the address of a case study that keeps its letters. */
const kept = { title: 'Øl & kaffe', slug: 'øl-og-kaffe' }

/** The small site with 30 case studies, which keeps letters in addresses. */
function largeSite(): FixtureSite {
  const site = fixtureSite()
  set('site.json', '/slugLetters', 'keep')(site)
  for (let order = 4; order <= 30; order += 1) {
    const [name, title] = order < 30 ? [`case-${order}`, `Case ${order}`] : [kept.slug, kept.title]
    site.files[`case-studies/${name}.json`] = { ...caseStudy(name, title), order }
    for (const file of ['cover', 'screen'])
      site.pictures.set(`case-studies/${name}/${file}.png`, picture)
  }
  return site
}

interface ListData {
  data: Partial<Queries.CaseStudyListQuery>
}

let root = ''
let printed = ''

beforeAll(async () => {
  const site = largeSite()
  // What an editor does: add one JSON file with only the required fields, and one picture.
  site.files[`case-studies/${slug}.json`] = {
    $schema: '../../src/content/schema/case-study.json',
    order: 0,
    title,
    imgUrl: `./${slug}/cover.png`,
    imgAlt: 'A timetable on a screen.',
    duration: 'Jan 2025 - Mar 2025',
    description,
    tech: ['Node'],
    industries: ['/industries/retail/loyalty/'],
    services: ['Railways'],
  }
  site.pictures.set(`case-studies/${slug}/cover.png`, picture)
  addUnpublished(site)
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

test('has a page with its picture', () => {
  const main = page(`/case-studies/${slug}/`)
  expect(main?.querySelector('h1')?.text).toBe(title)
  const cover = main?.querySelector('img[alt="A timetable on a screen."]')
  const source = cover?.getAttribute('src') ?? ''
  expect(existsSync(join(root, 'public', source))).toBe(true)
})

test('is first in the list by its order, and links to its page', () => {
  expect(linksOn('/case-studies/')).toEqual([`/case-studies/${slug}/`])
  const titles = page('/case-studies/')?.querySelectorAll('article h2')
  expect(titles?.[0]?.text).toBe(title)
})

test('is on the home page, which shows the first case studies', () => {
  expect(linksOn('/')).toEqual([`/case-studies/${slug}/`])
})

test('is on the page that its tag names and on the page of its parent page', () => {
  expect(linksOn('/industries/retail/loyalty/')).toEqual([`/case-studies/${slug}/`])
  expect(linksOn('/industries/retail/')).toEqual([`/case-studies/${slug}/`])
  expect(linksOn('/industries/health/')).toEqual([])
})

test('its letters other than A to Z are in the preloaded font', () => {
  expect(page(`/case-studies/${slug}/`)?.text).toContain(description)
  const html = readFileSync(join(root, 'public/index.html'), 'utf8')
  const link = parse(html).querySelector('link[rel="preload"][as="font"]')
  const font = openSync(join(root, 'public', link?.getAttribute('href') ?? ''))
  expect('characterSet' in font && font.characterSet).toContain('å'.codePointAt(0))
})

test('its title as written redirects to its page', () => {
  const redirects = readFileSync(join(root, 'public', '_redirects'), 'utf8')
  const from = `/case-studies/${encodeURIComponent(title)}`
  expect(redirects).toContain(`${from}  /case-studies/${slug}/  301`)
})

test('a page with letters other than a to z has one address, encoded if ASCII is required', () => {
  const read = (path: string) => readFileSync(join(root, 'public', path), 'utf8')
  const encoded = '/case-studies/%C3%B8l-og-kaffe/'
  const html = parse(read(`case-studies/${kept.slug}/index.html`))
  const url = `https://agency.example${encoded}`
  expect(html.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(url)
  expect(html.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(url)
  expect(html.querySelector('[type="application/ld+json"]')?.text).toContain(`"item":"${url}"`)
  expect(existsSync(join(root, 'public/social/case-studies', `${kept.slug}.png`))).toBe(true)
  expect(read('sitemap.xml')).toContain(`<loc>${url}</loc>`)
  expect(read('_redirects')).toContain(
    `/case-studies/${encodeURIComponent(kept.title)}  ${encoded}  301`,
  )
  expect(read('_redirects') + read('_headers')).toMatch(/^[\x20-\x7e\n]*$/)
  expect(page('/case-studies/page/2/')?.querySelector(`a[href*="/${kept.slug}/"]`)).not.toBeNull()
})

test('the sample values for the booking calendar are not published', () => {
  const folder = join(root, 'public', 'page-data')
  const answers = listFiles(folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('"scheduling"'))
  expect(answers.some((text) => text.includes('"daysAhead":1'))).toBe(true)
  expect(answers.filter((text) => text.includes('a@client.example'))).toEqual([])
})

test('no file name and no file contains unpublished content', () => {
  const found = listFiles(join(root, 'public')).filter(
    (path) =>
      path.toLowerCase().includes(unpublishedName) ||
      readFileSync(join(root, 'public', path), 'latin1')
        .toLowerCase()
        .includes(unpublishedName),
  )
  expect(found).toEqual([])
  expect(printed).toContain('unpublished-tag')
})

test('the list shows 24 case studies and continues on a second page', () => {
  const count = (path: string) => page(path)?.querySelectorAll('article h2').length
  expect(count('/case-studies/')).toBe(24)
  expect(count('/case-studies/page/2/')).toBe(7)
  expect(existsSync(join(root, 'public', 'case-studies/page/3'))).toBe(false)
})

test('the data of the list has every case study in its order, with the titles of the pages it is tagged with', () => {
  const folder = join(root, 'public/page-data/sq/d')
  const list = listFiles(folder)
    .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as ListData)
    .find(({ data }) => data.allCaseStudy?.nodes[0]?.facets)
  const entries = list?.data.allCaseStudy?.nodes ?? []
  expect(entries).toHaveLength(31)
  expect(entries[0]).toMatchObject({
    path: `/case-studies/${slug}/`,
    facets: { industry: ['Loyalty', 'Retail'], service: ['Railways'], technology: ['Node'] },
  })
})

/** The different case studies that a text names by their addresses. */
const named = (text: string) =>
  new Set(
    [...text.matchAll(/\/case-studies\/(?!page\/|not-found\/)[\p{L}0-9-]+\//gu)].map(
      ([path]) => path,
    ),
  )

test('no page but the list contains more case studies than a page of the list, in its HTML or its data', () => {
  const crowded = listFiles(join(root, 'public'))
    .filter((path) => /(?:index\.html|page-data\.json)$/.test(path))
    .map((path) => ({ path, count: named(readFileSync(join(root, 'public', path), 'utf8')).size }))
    .filter(({ count }) => count > 24)
  expect(crowded).toEqual([])
})

test('a page with many tagged case studies shows two and a link to all of them', () => {
  const retail = page('/industries/retail/')
  expect(retail?.querySelectorAll('article h3')).toHaveLength(2)
  expect(retail?.querySelector('a[href="/case-studies/?industry=Retail"]')?.text).toBe(
    'Label of allCaseStudies: Retail',
  )
})

test('a case study shows eight others', () => {
  const others = page(`/case-studies/${slug}/`)?.querySelectorAll('article h3')
  expect(others).toHaveLength(8)
})

describe('a build as on Netlify', () => {
  test('publishes only files that the site needs, and no functions', async () => {
    const published = join(root, 'public')
    expect(strayFiles(published)).toEqual([])
    expect(scriptsWithMap(published)).toEqual([])
    expect(await headerIssues(published)).toEqual([])
    expect(formsIn(published)).not.toEqual([])
    expect(readdirSync(join(root, '.netlify'))).toEqual(['build-cache'])
  })

  test('the next build reuses the cache of this one', () => {
    const kept = readdirSync(join(root, '.netlify', 'build-cache', 'cwd'))
    expect(kept).toEqual(expect.arrayContaining(['.cache', 'public']))
  })

  test('lists the remaining placeholders with their positions', () => {
    expect(printed).toMatch(/data\/site\.json .*\bemail \(line \d+\)/)
  })
})
