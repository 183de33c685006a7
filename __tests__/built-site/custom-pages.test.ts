import { readFileSync } from 'node:fs'
import { caseStudiesPath, caseStudiesPerPage } from '../../plugins/content/core/paths'
import { customPagePaths, readPages } from '../support/site'

const pages = readPages().filter(({ route }) => customPagePaths().includes(route))
const sitemap = readFileSync('public/sitemap.xml', 'utf8')
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
  ([, path]) => path ?? '',
)

test('every page of data/pages/ that is no draft is built', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual(customPagePaths().sort())
})

test('a sitemap page links to every page that search engines may list, or to its list', () => {
  const page = pages.find(({ route }) => route === '/sitemap/')
  if (!page) return
  const links = page.document
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '')
  const studies = links.filter((path) => path.startsWith(caseStudiesPath))
  const inList = (path: string): boolean =>
    path.startsWith(caseStudiesPath) &&
    studies.includes(caseStudiesPath) &&
    studies.length > caseStudiesPerPage
  const missing = listed.filter((path) => !links.includes(path) && !inList(path))
  expect(missing.filter((path) => !/\/page\/\d+\/$/.test(path))).toEqual([])
})
