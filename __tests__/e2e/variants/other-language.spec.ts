import type { Page } from '@playwright/test'
import { fixtureSite, type FixtureSite } from '../../fixtures/content'
import { set } from '../../fixtures/changes'
import { referredTo, rewriteTexts } from '../../fixtures/rewritten'
import { reachablePages } from '../support/pages'
import { checkEveryPage } from '../support/every-page'
import { expectSameDocument, setMarker } from '../support/navigate'
import { expect, open, test, waitForHydration } from '../support/test'

/** A small site in Hebrew in which every text is in brackets. */

/** "Coffee and beer", as a title and in addresses. */
const hebrew = 'קפה-ובירה'

function hebrewSite(): FixtureSite {
  const site = fixtureSite()
  set('site.json', '/language', 'he')(site)
  set('site.json', '/locale', 'he-IL')(site)
  set('site.json', '/direction', 'rtl')(site)
  set('site.json', '/slugLetters', 'keep')(site)
  // Some texts already have the maximum length.
  rewriteTexts(site, (_, before) => [`[${before}]`, `[${before.slice(0, -2)}]`])
  // After the texts, so that their addresses are known.
  site.files[`pages/${hebrew}.json`] = {
    $schema: '../../plugins/content/schemas/custom-page.json',
    place: 'menu',
    title: hebrew,
    // Without brackets, because a page with blanks is not in the menu.
    description: hebrew.repeat(8),
    sections: [{ text: { anchor: 'first', title: '1', paragraphs: ['1'] } }],
  }
  const drafted = site.files['case-studies/gamma-stock.json'] as object
  site.files['case-studies/beer.json'] = {
    ...drafted,
    order: 9,
    title: `[${hebrew}]`,
    formerTitles: [],
    imgUrl: './beer/cover.png',
    showcase: undefined,
  }
  site.pictures.set('case-studies/beer/cover.png', { width: 1600, height: 1000, bytes: 1 })
  return site
}

test.use({ variant: { site: hebrewSite() } })

test('pages whose addresses have letters of another script are opened, linked and navigated to', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const encoded = `/case-studies/${encodeURIComponent(hebrew)}`
  const byTitle = `/case-studies/${encodeURIComponent(`[${hebrew}]`)}`
  expect((await request.get(byTitle)).url()).toBe(`${baseURL}${encoded}/`)
  const withoutSlash = await request.get(encoded, { maxRedirects: 0 })
  expect([withoutSlash.status(), withoutSlash.headers().location]).toEqual([301, `${encoded}/`])
  for (const path of [`/case-studies/${hebrew}/`, `/${hebrew}/`]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await waitForHydration(page)
    await expect(page.locator('h1')).toContainText(hebrew)
    await expect(page).toHaveURL(path)
  }
  const entry = page.locator(`header nav > ul a[href="/${hebrew}/"]`)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await open(page, '/contact-us/')
  await setMarker(page)
  await entry.click()
  await expect(page.locator('h1')).toContainText(hebrew)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expectSameDocument(page)
  await open(page, `/contact-us/?about=/case-studies/${hebrew}/`)
  await expect(page.locator('option:checked').first()).toContainText(hebrew)
})

/** All texts on a page that are read or spoken: one for the page and one for each attribute. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = [
      'alt',
      'aria-label',
      'aria-roledescription',
      'placeholder',
      'title',
      'data-label',
    ]
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.flatMap((name) => element.getAttribute(name) ?? []),
    )
    const described = [
      ...document.querySelectorAll('meta[name="description"], meta[property^="og:"]'),
    ]
      .filter((meta) =>
        /description|title|site_name/.test(meta.outerHTML.split('content')[0] ?? ''),
      )
      .map((meta) => meta.getAttribute('content') ?? '')
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style, symbol')) element.remove()
    return [copy.textContent, ...attributes, ...described]
  })

/** Names, addresses and formatted numbers and months are not texts of the interface. */
const otherTexts = new RegExp(
  [
    ...referredTo,
    'Aug 2023 - Feb 2024',
    String.raw`[\w.]+@[\w.]+`,
    String.raw`https?://[\w./-]+`,
  ].join('|'),
  'g',
)

/** The rest of a text without the parts in brackets, if it has a Latin letter. */
function wordsOutside(text: string): string[] {
  let shown = text.replace(otherTexts, '')
  for (let before = ''; before !== shown;) {
    before = shown
    shown = shown.replace(/\[[^[\]]*\]/g, ' ')
  }
  return shown.match(/.{0,30}\p{Script=Latin}[^]{0,30}/gu) ?? []
}

test('every visible or spoken word comes from data/', async ({ page, site }) => {
  test.setTimeout(15 * 60_000)
  for (const route of [...reachablePages(site.root).map(({ path }) => path), '/no-such-page/']) {
    await page.goto(route)
    const before = (await textsOn(page)).flatMap(wordsOutside)
    expect.soft(before, route).toEqual([])
    await waitForHydration(page)
    const after = (await textsOn(page)).flatMap(wordsOutside)
    expect.soft(after, `${route}, hydrated`).toEqual([])
  }
})

for (const width of [320, 768, 1280]) {
  test(`a page from right to left mirrors the layout, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await checkEveryPage(page, site, async (path) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      // A few pages have no header.
      const [logo] = await page.locator('header a').all()
      const place = await logo?.boundingBox()
      if (place)
        expect.soft(place.x, `${path}: the logo is at the right`).toBeGreaterThan(width / 2)
    })
  })
}
