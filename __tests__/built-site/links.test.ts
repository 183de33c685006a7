import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodePath } from '../../plugins/content/site/addresses'
import { caseStudiesPerPage } from '../../src/content/addresses'
import { sitemapPath } from '../../plugins/sitemap'
import { origin, violations, type BuiltPage } from '../support/site'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  const { isInLanguage, loadAnswers, paths, pathsOf, publicFolder, readCaseStudies, readPages } =
    site
  const pages = readPages()
  const documents = new Map(site.readAllPages().map(({ route, document }) => [route, document]))

  let answerAt: Awaited<ReturnType<typeof site.loadAnswers>>

  beforeAll(async () => {
    answerAt = await loadAnswers()
  })

  /** The values of an attribute on all elements that have it. */
  const values = ({ document }: BuiltPage, tags: string, name: string): string[] =>
    document.querySelectorAll(`${tags}[${name}]`).map((element) => element.getAttribute(name) ?? '')

  const linksOn = (page: BuiltPage): string[] => values(page, 'a', 'href')

  /** The addresses that a page loads: pictures, styles, scripts, icons; not its own. */
  const resourcesOn = (page: BuiltPage): string[] => [
    ...values(page, 'link:not([rel="canonical"]):not([hreflang])', 'href'),
    ...values(page, '', 'src'),
    ...values(page, '', 'srcset')
      .flatMap((srcset) => srcset.split(/,\s+/))
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  ]

  const targetOf = (value: string, { route }: BuiltPage): URL => new URL(value, origin + route)

  /** Whether an address of the site answers; a page that answers 404 exists for its own links. */
  const isThere = (value: string, page: BuiltPage): boolean => {
    const { pathname, href } = targetOf(value, page)
    return pathname === page.route || answerAt(href).status === 200
  }

  test('links use only addresses that a visitor can follow', () => {
    const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
    const issues = violations(pages, (page) => [
      ...page.document.querySelectorAll('a').flatMap((link) => {
        const isEmpty = !link.getAttribute('href')?.replace(/^#$/, '')
        const isDisabled =
          link.getAttribute('aria-disabled') === 'true' && !link.hasAttribute('href')
        return isEmpty && !isDisabled ? link.toString().slice(0, 120) : []
      }),
      ...linksOn(page).filter((value) => !protocols.has(targetOf(value, page).protocol)),
    ])
    expect(issues).toEqual([])
  })

  test('every link within the site reaches a page without a redirect, and its anchor on that page', () => {
    const dead = violations(pages, (page) =>
      linksOn(page).filter((value) => {
        const { origin: site, pathname, hash } = targetOf(value, page)
        if (site !== origin) return false
        if (!isThere(value, page)) return true
        const id = decodeURIComponent(hash.slice(1))
        return id !== '' && !documents.get(pathname)?.getElementById(id)
      }),
    )
    expect(dead).toEqual([])
  })

  test('every file that a page loads exists on the same site', () => {
    const issues = violations(pages, (page) =>
      resourcesOn(page).filter((value) => {
        const { origin: site, protocol } = targetOf(value, page)
        if (['data:', 'blob:'].includes(protocol)) return false
        return site !== origin || !isThere(value, page)
      }),
    )
    expect([...new Set(issues)]).toEqual([])
  })

  test('every icon of a page has its symbol on the page', () => {
    const icons = pages.flatMap((page) => values(page, 'use', 'href'))
    const missing = violations(pages, (page) =>
      values(page, 'use', 'href').filter(
        (href) => !page.document.querySelector(`symbol[id="${href.slice(1)}"]`)?.childNodes.length,
      ),
    )
    expect(icons.length).toBeGreaterThan(pages.length)
    expect(missing).toEqual([])
  })

  test('every page is reached from the home page within three clicks', () => {
    const reached = new Set([paths.home])
    for (let clicks = 0; clicks < 3; clicks += 1) {
      for (const page of pages.filter(({ route }) => reached.has(route))) {
        const targets = linksOn(page).map((value) => targetOf(value, page))
        for (const target of targets) if (target.origin === origin) reached.add(target.pathname)
      }
    }
    const byAddressOnly = new Set([
      '/404.html',
      `${paths.home}404/`,
      paths.unsubscribed,
      paths.thankYou,
      paths.caseStudyNotFound,
      // An agency links to these drafts once they are finished.
      ...pathsOf('pages'),
      ...readCaseStudies().flatMap(({ inProgress, path }) => (inProgress ? path : [])),
    ])
    const lost = pages.map(({ route }) => route).filter((route) => !reached.has(route))
    expect(lost.filter((route) => !byAddressOnly.has(route))).toEqual([])
  })

  test('a sitemap page links to every page that search engines may list, or to its list', () => {
    const page = pages.find(({ route }) => route === `${paths.home}sitemap/`)
    if (!page) return
    const sitemap = readFileSync(join(publicFolder, sitemapPath), 'utf8')
    const links = new Set(linksOn(page).map(encodePath))
    const studies = [...links].filter((path) => path.startsWith(paths.caseStudies))
    const hasListOnly = studies.length > caseStudiesPerPage && links.has(paths.caseStudies)
    const missing = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
      .map(([, path = '']) => path)
      .filter((path) => isInLanguage(path) && !links.has(path) && !/\/page\/\d+\/$/.test(path))
      .filter((path) => !(hasListOnly && path.startsWith(paths.caseStudies)))
    expect(missing).toEqual([])
  })
})
