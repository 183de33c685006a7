import { sitePaths } from '../../../plugins/content/core/paths'
import { fixtureSite, type FixtureSite } from '../../fixtures/content'
import { setSegments } from '../../fixtures/test-site'
import { set } from '../../fixtures/changes'
import { checkEveryPage } from '../support/every-page'
import { expectSameDocument, setMarker } from '../support/navigate'
import { expect, open, test, waitForHydration } from '../support/test'

/** A small site in Hebrew, with addresses in its letters and transliterated. */

const segments = { 'case-studies': 'עבודות', services: 'שירותים', 'contact-us': 'kesher' }
const paths = sitePaths({ paths: segments })

/** "Coffee and beer", as a title and in addresses. */
const hebrew = 'קפה-ובירה'

function hebrewSite(): FixtureSite {
  const site = fixtureSite()
  set('site.json', '/language', 'he')(site)
  set('site.json', '/locale', 'he-IL')(site)
  set('site.json', '/direction', 'rtl')(site)
  set('site.json', '/slugLetters', 'keep')(site)
  site.files[`pages/${hebrew}.json`] = {
    $schema: '../../plugins/content/schemas/custom-page.json',
    place: 'menu',
    title: hebrew,
    description: hebrew.repeat(8),
    sections: [{ text: { anchor: 'first', title: '1', paragraphs: ['1'] } }],
  }
  const drafted = site.files['case-studies/gamma-stock.json'] as object
  site.files['case-studies/beer.json'] = {
    ...drafted,
    order: 9,
    title: `"${hebrew}"`,
    formerTitles: [],
    imgUrl: './beer/cover.png',
    showcase: undefined,
  }
  site.pictures.set('case-studies/beer/cover.png', { width: 1600, height: 1000, bytes: 1 })
  setSegments(site, segments)
  return site
}

test.use({ variant: { site: hebrewSite() } })

test('pages whose addresses have letters of another script are opened, linked and navigated to', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const list = encodeURI(paths.caseStudies)
  const encoded = `${list}${encodeURIComponent(hebrew)}`
  const byTitle = `${list}${encodeURIComponent(`"${hebrew}"`)}`
  expect((await request.get(byTitle)).url()).toBe(`${baseURL}${encoded}/`)
  expect((await request.get(paths.services)).status()).toBe(200)
  const withoutSlash = await request.get(encoded, { maxRedirects: 0 })
  expect([withoutSlash.status(), withoutSlash.headers().location]).toEqual([301, `${encoded}/`])
  for (const path of [`${paths.caseStudies}${hebrew}/`, `/${hebrew}/`]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await waitForHydration(page)
    await expect(page.locator('h1')).toContainText(hebrew)
    await expect(page).toHaveURL(path)
  }
  const entry = page.locator(`header nav > ul a[href="/${hebrew}/"]`)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await open(page, paths.contact)
  await setMarker(page)
  await entry.click()
  await expect(page.locator('h1')).toContainText(hebrew)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expectSameDocument(page)
  await open(page, `${paths.contact}?about=${paths.caseStudies}${hebrew}/`)
  await expect(page.locator('option:checked').first()).toContainText(hebrew)
})

test('a page from right to left mirrors the layout', async ({ page, site }) => {
  await checkEveryPage(page, [320, 768, 1280], site, async (path, width) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    // A few pages have no header.
    const [logo] = await page.locator('header a').all()
    const place = await logo?.boundingBox()
    if (place) expect.soft(place.x, `${path}: the logo is at the right`).toBeGreaterThan(width / 2)
  })
})
