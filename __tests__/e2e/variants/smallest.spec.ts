import { statusPages } from '../../fixtures/single-pages'
import { smallestSite } from '../../fixtures/smallest'
import { builtPages } from '../support/pages'
import { checkEveryPage } from '../support/every-page'
import { expect, test } from '../support/test'

/** A site without optional parts: home, one service and contact. */

test.use({ variant: { site: smallestSite() } })

const { pageNotFound } = statusPages.errorScreen
const pages = ['/', '/contact-us/', '/services/', '/services/web/']
const withoutLink = ['/contact-us/thank-you/', '/opt-out/unsubscribed/']

test('the smallest site has only its pages', async ({ request, site }) => {
  const routes = builtPages(site.root)
    .map(({ path }) => path)
    .filter((route) => !withoutLink.includes(route))
  expect(routes.filter((route) => !route.startsWith('/404')).sort()).toEqual(pages)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path)
  expect(listed.sort()).toEqual(pages)
  for (const path of [
    '/case-studies/',
    '/products/',
    '/contact-us/book-a-call/',
    '/our-company/',
  ]) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(await answer.text(), path).toContain(pageNotFound)
  }
})

test('no page of the smallest site has a dead link or an empty part', async ({
  page,
  request,
  site,
}) => {
  const linked = new Set<string>()
  await checkEveryPage(page, [360, 1280], site, async (path) => {
    const { links, named, empty } = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a[href^="/"], form[action^="/"]')].map(
        (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
      ),
      named: [...document.querySelectorAll('script[type="application/ld+json"]')]
        .flatMap(({ textContent }) => [
          ...textContent.matchAll(/https:\/\/agency\.example(\/[^"?#]*)/g),
        ])
        .flatMap(([, named]) => named ?? []),
      empty: [...document.querySelectorAll('h1, h2, h3, section, nav, ul, ol, dl, details')]
        .filter((part) => part.textContent.trim() === '' && !part.querySelector('img'))
        .map((part) => part.outerHTML.slice(0, 120)),
    }))
    expect.soft(empty, path).toEqual([])
    for (const link of [...links, ...named]) linked.add(link.replace(/[?#].*/, ''))
  })
  for (const link of linked) {
    const answer = await request.get(link, { maxRedirects: 0 })
    expect.soft(answer.status(), link).toBe(200)
  }
})
