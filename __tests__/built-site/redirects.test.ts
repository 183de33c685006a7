import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'node-html-parser'
import { loadSite, type Site } from '../../scripts/preview/resolve'
import { caseStudiesPath } from '../../src/routes/paths'
import { answerAt, origin } from './links'
import { publicFolder, readCaseStudies } from './site'

const studies = readCaseStudies()

let site: Site

beforeAll(async () => {
  site = await loadSite(publicFolder, 'netlify.toml')
})

/** As a browser asks for an address as typed: it encodes what it must, and "?" and "#" begin other parts. */
const asTyped = (title: string) =>
  answerAt(site, new URL(caseStudiesPath + title.replace(/[%?#]/g, encodeURIComponent), origin))
const encoded = (title: string) =>
  answerAt(site, new URL(caseStudiesPath + encodeURIComponent(title), origin))
const page = (path: string) => join(publicFolder, path, 'index.html')

const { errorScreen } = JSON.parse(readFileSync(resolve('data/status-pages.json'), 'utf8')) as {
  errorScreen: Record<'title' | 'text' | 'goHome' | 'pageNotFound' | 'caseStudyNotFound', string>
}

describe.each(studies)('$title', ({ title, formerTitles = [], path }) => {
  test('its page answers at the slug of its title', () => {
    expect(answerAt(site, new URL(path, origin))).toMatchObject({ status: 200, file: page(path) })
    const heading = parse(readFileSync(page(path), 'utf8')).querySelector('h1')
    expect(heading?.text.trim()).toBe(title)
  })

  test.each([title, ...formerTitles])('"%s" leads there', (each) => {
    for (const answer of [asTyped(each), encoded(each), asTyped(`${each}/`)]) {
      expect(answer).toMatchObject({ status: 301, location: path })
    }
  })
})

test.each([
  'unknown',
  'unknown/',
  'Unknown%20%26%20more',
  'a/b/c',
  'not-found/',
  'not-found',
  'not-found/index.html',
])('/case-studies/%s is not found, and says what is not', (rest) => {
  const { status, file = '' } = answerAt(site, new URL(caseStudiesPath + rest, origin))
  expect(status).toBe(404)
  const main = parse(readFileSync(file, 'utf8')).querySelector('main')
  expect(main?.querySelector('h1')?.text.trim()).toBe(errorScreen.title)
  expect(main?.text).toContain(errorScreen.caseStudyNotFound)
  expect(main?.querySelector('a[href="/"]')?.text.trim()).toBe(errorScreen.goHome)
})

test.each(['/no-such-page/', '/services/no-such-service/'])(
  '%s, an unknown address, answers with the general page for it',
  (path) => {
    const { status, file = '' } = answerAt(site, new URL(path, origin))
    expect({ status, file }).toEqual({ status: 404, file: join(publicFolder, '404.html') })
    const main = parse(readFileSync(file, 'utf8')).querySelector('main')
    expect(main?.querySelector('h1')?.text.trim()).toBe(errorScreen.title)
    expect(main?.text).toContain(errorScreen.text)
    expect(main?.querySelector('a[href="/"]')?.text.trim()).toBe(errorScreen.goHome)
  },
)

test.each(['/404.html', '/404/', '/404', '/404/index.html'])(
  '%s, where the general page is, answers 404 like every address without a page',
  (path) => {
    const { status, file = '' } = answerAt(site, new URL(path, origin))
    expect(status).toBe(404)
    expect(parse(readFileSync(file, 'utf8')).querySelector('main')?.text).toContain(
      errorScreen.pageNotFound,
    )
  },
)

test('the list itself is a page', () => {
  expect(answerAt(site, new URL(caseStudiesPath, origin)).status).toBe(200)
})
