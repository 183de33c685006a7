import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { listFiles } from '../../plugins/content/files/list-files'
import { hasLocation } from '../../plugins/content/files/picture-location'
import { pictured } from '../fixtures/photographs'
import {
  added,
  barePaths,
  staticFiles,
  writtenRedirects,
  paths,
  photos,
  unpublishedName,
} from '../fixtures/test-site'
import { buildTestSite, readAnswers, testSiteRoot } from '../support/test-site'

/** What the build of the test site has made of its content. */

const root = testSiteRoot
const { title } = added
const list = paths.caseStudies

interface ListData {
  data: Partial<Queries.CaseStudyListQuery>
}

let printed = ''

beforeAll(async () => {
  printed = await buildTestSite()
}, 15 * 60_000)

const page = (path: string) =>
  parse(readFileSync(join(root, 'public', path, 'index.html'), 'utf8')).querySelector('main')

const linksOn = (path: string): (string | undefined)[] | undefined =>
  page(path)
    ?.querySelectorAll('a')
    .filter((link) => link.text.trim() === title)
    .map((link) => link.getAttribute('href'))

test('no picture is published with its location', () => {
  expect(printed).toContain('warning  picture-location')
  const published = listFiles(join(root, 'public')).filter((path) =>
    /\.(?:png|jpe?g|webp|avif)$/.test(path),
  )
  expect(published.length).toBeGreaterThan(photos.length)
  const isLocated = (path: string) => hasLocation(readFileSync(join(root, 'public', path)))
  expect(published.filter(isLocated)).toEqual([])
})

test('a build warns of no format of a picture that pages have', () => {
  expect(printed).not.toContain('AVIF')
})

test('the wordmark replaces the logo and the name in the header and the footer', () => {
  const home = parse(readFileSync(join(root, 'public/index.html'), 'utf8'))
  for (const part of ['header', 'footer']) {
    const link = home.querySelector(`${part} a[href="/"]`)
    expect(link?.text).toBe('')
    expect(link?.querySelector('svg[role="img"] use')?.getAttribute('href')).toBe('#icon_wordmark')
    expect(link?.querySelector('svg')?.getAttribute('aria-label')).toBe('Agency')
  }
  expect(home.querySelector('#icon_wordmark')?.getAttribute('viewBox')).toBe('0 0 96 16')
})

test('headings have a typeface of their own, which is preloaded with that of the text', () => {
  const home = parse(readFileSync(join(root, 'public/index.html'), 'utf8'))
  const preloads = home.querySelectorAll('link[rel="preload"][as="font"]')
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/static\/text-\w+\.woff2$/),
    expect.stringMatching(/^\/static\/heading-\w+\.woff2$/),
  ])
  const css = home.querySelector('style')?.text ?? ''
  expect(css).toContain('@font-face{font-family:Heading;')
  expect(css).toMatch(/h1,h2,h3,h4\{[^}]*font-family:Heading,HeadingFallback,/)
})

test('is on the home page, which shows the first case studies', () => {
  expect(linksOn('/')).toEqual([added.path])
})

test('is on the page that its tag names and on the page of its parent page', () => {
  expect(linksOn('/industries/retail/loyalty/')).toEqual([added.path])
  expect(linksOn('/industries/retail/')).toEqual([added.path])
  expect(linksOn('/industries/health/')).toEqual([])
})

test('redirects and headers of addresses with other letters are encoded', () => {
  const read = (path: string) => readFileSync(join(root, 'public', path), 'utf8')
  expect(read('_redirects')).toContain(`${encodeURI(list)}%C3%B8l-kaffe/`)
  expect(read('_redirects') + read('_headers')).toMatch(/^[\x20-\x7e\n]*$/)
})

test('the sample values for the booking calendar are not published', () => {
  const folder = join(root, 'public', 'page-data')
  const answers = listFiles(folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('"allScheduling"'))
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

test('the data of the list has every case study in its order, with the titles of the pages it is tagged with', () => {
  const folder = join(root, 'public/page-data/sq/d')
  const list = listFiles(folder)
    .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as ListData)
    .find(({ data }) => data.allCaseStudy?.nodes[0]?.facets)
  const entries = list?.data.allCaseStudy?.nodes ?? []
  expect(entries).toHaveLength(31)
  expect(entries[0]).toMatchObject({
    path: added.path,
    facets: { industry: ['Loyalty', 'Retail'], service: ['Railways'], technology: ['Node'] },
  })
})

const caseStudyPath = new RegExp(
  `${list}(?!${paths.page.split('/')[1]}/|not-found/)[\\p{L}0-9-]+/`,
  'gu',
)

/** The different case studies that a text names by their addresses. */
const named = (text: string) => new Set([...text.matchAll(caseStudyPath)].map(([path]) => path))

test('no page but the list, which filters them, and the contact form, which can be about each, names more case studies than a page of the list', () => {
  const crowded = listFiles(join(root, 'public'))
    .filter((path) => /(?:index\.html|page-data\.json)$/.test(path))
    .map((path) => ({ path, count: named(readFileSync(join(root, 'public', path), 'utf8')).size }))
    .filter(({ count }) => count > 24)
    // Their names only; the cards of other pages are not there.
    .filter(({ path }) => !path.includes(list.slice(1)) && !path.includes(paths.contact.slice(1)))
  expect(crowded).toEqual([])
})

test.each([...barePaths, added.path])(
  'the page %s with only the required fields has no empty part',
  (path) => {
    const parts = page(path)?.querySelectorAll('h1, h2, h3, section, nav, ul, ol, dl, details')
    expect(parts?.length).toBeGreaterThan(0)
    const isEmpty = (part: HTMLElement) => part.text.trim() === '' && !part.querySelector('img')
    expect(parts?.filter(isEmpty).map(String)).toEqual([])
  },
)

test.each([
  ['wide', 2],
  ['beside', 1],
  ['pair', 3],
  ['below', 2],
] as const)('a service with photographs has them, and no drawing: %s', (layout, count) => {
  const pictures = page(pictured[layout])?.querySelectorAll('figure picture') ?? []
  expect(pictures).toHaveLength(count)
  expect(pictures.filter((picture) => !picture.querySelector('img')?.getAttribute('alt'))).toEqual(
    [],
  )
  expect(page(pictured[layout])?.querySelector('figure[role="img"]')).toBeNull()
})

test('each query of docs/developing.md is valid and finds something', () => {
  const answers = readAnswers()
  expect(answers.length).toBeGreaterThan(0)
  for (const { query, data = {}, errors } of answers) {
    expect([query, errors]).toEqual([query, undefined])
    const counts = Object.values(data).map(({ nodes }) => nodes.length)
    expect([query, Math.max(...counts)]).not.toEqual([query, 0])
  }
})

describe('the files of static/', () => {
  const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

  test('are published unchanged, and their redirects come first', () => {
    for (const [path, text] of Object.entries(staticFiles))
      expect([path, read(join(root, 'public'), path)]).toEqual([path, text])
    expect(read(root, 'public/_redirects').startsWith(writtenRedirects.join('\n'))).toBe(true)
  })
})

describe('a build as on Netlify', () => {
  test('publishes no functions, and the next build reuses the cache of this one', () => {
    expect(readdirSync(join(root, '.netlify'))).toEqual(['build-cache'])
    const kept = readdirSync(join(root, '.netlify', 'build-cache', 'cwd'))
    expect(kept).toEqual(expect.arrayContaining(['.cache', 'public']))
  })

  test('lists the remaining placeholders with their positions', () => {
    expect(printed).toMatch(/data\/site\.json .*\bemail \(line \d+\)/)
  })
})
