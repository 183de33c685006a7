import { homePath } from '../../../plugins/content/site/addresses'
import { hebrew, hebrewPaths as paths, label, menus, showcase } from '../../fixtures/test-site'
import { rightToLeftRoot } from '../../support/test-site'
import { checkEveryPage } from '../support/every-page'
import { errorSummary, sendButton } from '../support/contact-form'
import { pageKinds } from '../support/pages'
import { expect, open, overflowOf, test, wakeIslands } from '../support/test'

/** A site in Hebrew, with addresses in its letters and transliterated. */

test('pages whose addresses have letters of another script are opened and linked', async ({
  page,
  request,
}) => {
  const encoded = encodeURI(paths.caseStudies + hebrew)
  const withoutSlash = await request.get(encoded, { maxRedirects: 0 })
  expect([withoutSlash.status(), withoutSlash.headers().location]).toEqual([301, `${encoded}/`])
  for (const path of [`${paths.caseStudies}${hebrew}/`, `/${hebrew}/`]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await wakeIslands(page)
    await expect(page.locator('h1')).toContainText(hebrew)
    await expect(page).toHaveURL(path)
  }
  const entry = page.locator(`header nav > ul a[href="/${hebrew}/"]`)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await open(page, paths.contact)
  await entry.click()
  await expect(page.locator('h1')).toContainText(hebrew)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await open(page, `${paths.contact}?about=${paths.caseStudies}${hebrew}/`)
  await expect(page.locator('option:checked').first()).toContainText(hebrew)
})

test('each kind of page is mirrored, also with awake islands, and no wider than the window', async ({
  page,
}) => {
  const expectMirrored = async (path: string) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path}, ${width} px`
      // A few pages have no header.
      const [logo] = await page.locator('header a').all()
      const { x, width: wide } = (await logo?.boundingBox()) ?? { x: width, width: 0 }
      expect.soft(x + wide / 2, `${where}: the logo is at the right`).toBeGreaterThan(width / 2)
      expect.soft(await overflowOf(page), where).toBe(0)
    }
  }
  for (const { path, name } of pageKinds(rightToLeftRoot)) {
    await page.goto(path)
    await expectMirrored(path)
    // Of the others, islands change nothing that is visible.
    if (!['templates-home', 'templates-case-study'].includes(name)) continue
    await wakeIslands(page)
    await expectMirrored(`${path} with awake islands`)
  }
})

test('axe finds nothing on any page', ({ page }) =>
  checkEveryPage(page, [320, 768, 1280], { root: rightToLeftRoot }))

test('the carousel is mirrored, as a row and as slides', async ({ page }) => {
  await page.goto(`${paths.caseStudies}alpha-ledger/`)
  const carousel = page.getByRole('region', { name: label('showcase') })
  const heading = carousel.getByRole('heading')
  /** How far the picture in front begins from the edge of the heading, in px. */
  const offsetOf = async (name: string) => {
    const text = await heading.boundingBox()
    const picture = await carousel.getByRole('img', { name }).first().boundingBox()
    if (!text || !picture) throw new Error('The carousel is not visible.')
    return Math.round(text.x + text.width - picture.x - picture.width)
  }
  const first = showcase.pictures[0]?.imgAlt ?? ''
  expect(Math.abs(await offsetOf(first))).toBeLessThanOrEqual(1)
  await wakeIslands(page)
  await carousel.scrollIntoViewIfNeeded()
  const slide = carousel.locator('.slick-active')
  await expect(slide.getByRole('img', { name: first })).toBeVisible()
  expect(Math.abs(await offsetOf(first))).toBeLessThanOrEqual(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu and its accordions are mirrored', async ({ page }) => {
    await open(page, homePath)
    const header = page.getByRole('banner')
    const toggle = header.getByRole('button', { name: label('openMenu') })
    const { x = 360, width = 0 } = (await toggle.boundingBox()) ?? {}
    expect(x + width, 'the toggle is at the left').toBeLessThan(180)
    await toggle.tap()
    const services = header.locator('summary', { hasText: menus.services.title })
    const sign = await services.locator('svg').last().boundingBox()
    expect(sign?.x, 'the sign of an accordion is at the left').toBeLessThan(180)
    await services.tap()
    const web = header.locator(`a[href="${paths.services}web/"]`).first()
    await web.tap()
    await expect(page).toHaveURL(`${paths.services}web/`)
  })

  test('arrows are mirrored', async ({ page }) => {
    await page.goto(`${paths.services}web/`)
    const arrows = page.locator('main svg:has(> use[href$="-right"])')
    await expect(arrows.first()).toHaveCSS('scale', '-1 1')
    const scales = await arrows.evaluateAll((all) =>
      all.map((icon) => getComputedStyle(icon).scale),
    )
    expect(new Set(scales)).toEqual(new Set(['-1 1']))
  })

  test('the form is mirrored, and a field has the direction of its text', async ({ page }) => {
    await open(page, paths.contact)
    const message = page.locator('[name=message]')
    await expect(message).toHaveCSS('direction', 'rtl')
    await message.fill('Latin')
    await expect(message).toHaveCSS('direction', 'ltr')
    await sendButton(page).tap()
    await expect(errorSummary(page)).toBeVisible()
    for (const input of await page.locator('form').locator('label, input, textarea').all()) {
      if (!(await input.isVisible())) continue
      const box = await input.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    }
  })
})
