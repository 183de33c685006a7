import { loadSite, type Site } from '../../scripts/preview/resolve'
import { caseStudyNotFoundPath, thankYouPath, unsubscribedPath } from '../../src/routes/paths'
import { answerAt, internal, linksOf, origin, resourcesOf, type Reference } from './links'
import { publicFolder, readCaseStudies, readPages } from './site'

const pages = readPages()
const documents = new Map(pages.map(({ route, document }) => [route, document]))

let site: Site

beforeAll(async () => {
  site = await loadSite(publicFolder, 'netlify.toml')
})

const told = ({ from, value }: Reference): string => `${from} -> ${value}`

/** A page is there for its own links, also one that answers 404. */
const isThere = ({ from, target }: Reference): boolean =>
  target.pathname === from || answerAt(site, target).status === 200

test('no link is empty or leads nowhere in particular', () => {
  const empty = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('a')
      .filter((link) => !link.getAttribute('href')?.replace(/^#$/, ''))
      .map((link) => `${route}: ${link.toString().slice(0, 120)}`),
  )
  expect(empty).toEqual([])
})

test('links use only addresses that a visitor can follow', () => {
  const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
  const strange = pages.flatMap(linksOf).filter(({ target }) => !protocols.has(target.protocol))
  expect(strange.map(told)).toEqual([])
})

test('every link within the site reaches a page, and its place on that page', () => {
  const dead = pages.flatMap((page) =>
    internal(linksOf(page)).filter((reference) => {
      const { target } = reference
      // Redirections are allowed for content that moved; a link shall not need one.
      if (!isThere(reference)) return true
      if (!target.hash) return false
      const id = decodeURIComponent(target.hash.slice(1))
      const ids = documents.get(target.pathname)?.querySelectorAll('[id]') ?? []
      return !ids.some((element) => element.id === id)
    }),
  )
  expect(dead.map(told)).toEqual([])
})

test('everything that a page loads is there', () => {
  const missing = pages.flatMap((page) =>
    internal(resourcesOf(page)).filter((reference) => !isThere(reference)),
  )
  expect([...new Set(missing.map(told))]).toEqual([])
})

test('no page loads anything from elsewhere', () => {
  const inline = new Set(['data:', 'blob:'])
  const foreign = pages.flatMap((page) =>
    resourcesOf(page).filter(({ from, target, value }) => {
      // The canonical address names the site's own host.
      const isAddress = documents.get(from)?.querySelector(`link[rel="canonical"][href="${value}"]`)
      return target.origin !== origin && !inline.has(target.protocol) && !isAddress
    }),
  )
  expect(foreign.map(told)).toEqual([])
})

test('every page is reached from the home page within three clicks', () => {
  const reached = new Set(['/'])
  for (let clicks = 0; clicks < 3; clicks += 1) {
    for (const page of pages.filter(({ route }) => reached.has(route))) {
      for (const { target } of internal(linksOf(page))) reached.add(target.pathname)
    }
  }
  const byAddressOnly = new Set([
    '/404.html',
    '/404/',
    unsubscribedPath,
    thankYouPath,
    caseStudyNotFoundPath,
    ...readCaseStudies()
      .filter(({ inProgress }) => inProgress)
      .map(({ path }) => path),
  ])
  const lost = pages.map(({ route }) => route).filter((route) => !reached.has(route))
  expect(lost.filter((route) => !byAddressOnly.has(route))).toEqual([])
})

test('the files that Netlify reads are in order', () => {
  expect(site.errors).toEqual([])
  expect(site.root).toBe(publicFolder)
})
