import { smallestPages, smallestSite } from '../../fixtures/smallest'
import { builtRoutes } from '../support/content'
import { serveSite, type OwnSite } from '../support/own-site'
import {
  axe,
  blockForeignRequests,
  expect,
  test,
  violationsOf,
  waitForHydration,
} from '../support/test'

/** Builds and serves a site without optional parts: home, one service and contact. */

// One site for all tests.
test.describe.configure({ mode: 'default' })

let own: OwnSite

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000)
  own = await serveSite(smallestSite())
})

test.afterAll(() => own.close())

test.beforeEach(async ({ page, problems }) => {
  // The fixture allows requests only to the server of the other tests.
  await page.unrouteAll()
  await blockForeignRequests(page, own.origin, problems)
})

const statusPages = ['/contact-us/thank-you/', '/opt-out/unsubscribed/']

test('the smallest site has only its pages', { tag: '@full' }, async ({ request }) => {
  const routes = builtRoutes(`${own.root}/public`).filter((route) => !statusPages.includes(route))
  expect(routes.filter((route) => !route.startsWith('/404')).sort()).toEqual(smallestPages)
  const sitemap = await (await request.get(`${own.origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(smallestPages)
  for (const path of [
    '/case-studies/',
    '/products/',
    '/contact-us/book-a-call/',
    '/our-company/',
  ]) {
    const answer = await request.get(own.origin + path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(await answer.text(), path).toContain('No page')
  }
})

for (const width of [360, 1280]) {
  test(
    `no page of the smallest site has a dead link or an empty part, ${width} px`,
    { tag: '@full' },
    async ({ page, request }) => {
      test.setTimeout(5 * 60_000)
      await page.setViewportSize({ width, height: 900 })
      const linked = new Set<string>()
      for (const route of [...smallestPages, ...statusPages]) {
        await page.goto(own.origin + route)
        await waitForHydration(page)
        const { links, named, empty } = await page.evaluate(() => ({
          links: [...document.querySelectorAll('a[href^="/"], form[action^="/"]')].map(
            (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
          ),
          named: [...document.querySelectorAll('script[type="application/ld+json"]')]
            .flatMap(({ textContent }) => [
              ...textContent.matchAll(/https:\/\/agency\.example(\/[^"?#]*)/g),
            ])
            .flatMap(([, path]) => path ?? []),
          empty: [...document.querySelectorAll('h1, h2, h3, section, nav, ul, ol, dl, details')]
            .filter((part) => part.textContent.trim() === '' && !part.querySelector('img'))
            .map((part) => part.outerHTML.slice(0, 120)),
        }))
        expect.soft(empty, route).toEqual([])
        for (const link of [...links, ...named]) linked.add(link.replace(/[?#].*/, ''))
        // Some sections have the same generated title.
        const results = await axe(page).disableRules('landmark-unique').analyze()
        expect.soft(violationsOf(results), route).toEqual([])
        const name = `${width}${route.replaceAll('/', '_')}.png`
        await page.screenshot({ path: test.info().outputPath(name), fullPage: true })
      }
      for (const link of linked) {
        const answer = await request.get(own.origin + link, { maxRedirects: 0 })
        expect.soft(answer.status(), link).toBe(200)
      }
    },
  )
}
