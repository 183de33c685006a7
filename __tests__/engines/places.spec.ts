import { setTimeout as sleep } from 'node:timers/promises'
import { caseStudy, otherHomePages, pageForEachTemplate, service, terms } from './support/pages'
import { desktop, expect, paths, phone, test } from './support/test'
import type { Tab } from './support/tab'

/** The place in the page stays where the visitor or the browser has put it. */

const scripts = /\.js(?:\?|$)/

/** The targets of the page's list of its sections. */
const sections = (tab: Tab): Promise<string[]> =>
  tab.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
      .map(({ hash }) => hash)
      .filter((hash, index, all) => hash.length > 1 && all.indexOf(hash) === index),
  )

/**
 * The starts of three paragraphs that no other paragraph has, at 40, 65 and 90 % of the page; also of
 * those in closed answers, which the browser opens.
 */
const sentences = (tab: Tab): Promise<string[]> =>
  tab.run(() => {
    const main = document.querySelector('main')
    const all = (main?.textContent ?? '').replace(/\s+/g, ' ')
    const starts = [...(main?.querySelectorAll('p') ?? [])]
      .filter((p) => p.childNodes.length === 1 && !p.closest('form, [aria-roledescription]'))
      .filter((p) => p.closest('details:not([open])') ?? p.checkVisibility())
      .map((p) => p.textContent.replace(/\s+/g, ' ').trim().split(' ').slice(0, 7).join(' '))
      .filter((start) => start.length > 30 && all.split(start).length === 2)
    return [0.4, 0.65, 0.9].map((part) => starts[Math.floor(part * starts.length)] ?? '')
  })

/** Reads for a second, in which Chromium saves the place; follows a link, and goes back. */
async function leaveAndReturn(tab: Tab): Promise<void> {
  await sleep(1000)
  await tab.follow({ css: 'header a' })
  await tab.back()
}

/** Expects that the page is scrolled to a place, and that an input does not change this. */
async function expectPlace(tab: Tab, top: number): Promise<void> {
  const readDistance = async () => Math.abs((await tab.top()) - top)
  await expect.poll(readDistance).toBeLessThan(2)
  await tab.firstInput()
  expect(await readDistance()).toBeLessThan(2)
}

for (const fragment of ['#%', '#50%-off', '#xtor=EPR-1-[%campaign%]', '#%E9'])
  test(`P01: the page stays with the fragment ${fragment}`, async ({ tab }) => {
    await tab.openWhole(paths.services + fragment)
    const readText = () => tab.run(() => document.querySelector('main')?.innerText.length ?? 0)
    const length = await readText()
    expect(length).toBeGreaterThan(200)
    await tab.firstInput()
    expect(await readText()).toBeGreaterThan(length * 0.8)
    await tab.run(() => (location.hash = '#%'))
    await sleep(300)
    expect(await readText()).toBeGreaterThan(length * 0.8)
  })

test.describe('P19', () => {
  test.use({ window: phone })
  for (const path of ['/', service, caseStudy, terms])
    test(`a link to a sentence of ${path} shows the sentence`, async ({ tab }) => {
      await tab.open(path)
      for (const sentence of await sentences(tab)) {
        await tab.open('about:blank')
        await tab.open(`${path}#:~:text=${encodeURIComponent(sentence)}`)
        await sleep(2000)
        const readTop = () =>
          tab.run((start) => {
            const paragraph = [...document.querySelectorAll('main p')].find((paragraphElement) =>
              paragraphElement.textContent.replace(/\s+/g, ' ').trim().startsWith(start),
            )
            return Math.round(paragraph?.getBoundingClientRect().top ?? NaN)
          }, sentence)
        const top = await readTop()
        expect.soft(top, sentence).toBeGreaterThan(40)
        expect.soft(top, sentence).toBeLessThan(phone.height)
        await tab.firstInput()
        expect.soft(await readTop(), `${sentence}, after an input`).toBe(top)
      }
    })
})

test('P12: a visitor who scrolls away from an anchor before the scripts arrive stays there', async ({
  tab,
  site,
}) => {
  await tab.open(terms)
  const hash = (await sections(tab)).at(-1) ?? ''
  await tab.open('about:blank')
  site.setRules({ path: scripts, delay: 1500 })
  await tab.open(terms + hash)
  const start = await tab.top()
  expect(start).toBeGreaterThan(900)
  await tab.wheel(-700)
  const chosen = await tab.top()
  expect(chosen).toBeLessThan(start - 300)
  await tab.firstInput()
  expect(await tab.top()).toBe(chosen)
})

test('X2: a page with a hash stays where a reload has shown it', async ({ tab, engineName }) => {
  await tab.openWhole(terms)
  await tab.openWhole(terms + ((await sections(tab))[0] ?? ''))
  await tab.wheel(1500)
  const chosen = await tab.top()
  await tab.reload()
  await sleep(500)
  const shown = await tab.top()
  // WebKit itself returns to the anchor.
  if (engineName !== 'webkit') expect(Math.abs(shown - chosen)).toBeLessThan(2)
  await tab.firstInput()
  expect(await tab.top()).toBe(shown)
})

test('X3: Back to a page with a hash leads to the place where it was left', async ({ tab }) => {
  await tab.openWhole(terms)
  const [first = ''] = await sections(tab)
  await tab.click({ css: `main a[href="${first}"]` })
  await tab.firstInput()
  await tab.wheel(1500)
  const chosen = await tab.top()
  await leaveAndReturn(tab)
  expect(await tab.address()).toBe(terms + first)
  await expectPlace(tab, chosen)
})

test('P13: a page that is opened again in the same tab is shown from its top', async ({ tab }) => {
  await tab.openWhole(service)
  await tab.firstInput()
  await tab.wheel(1500)
  await tab.wheel(900)
  await sleep(500)
  await tab.open('about:blank')
  await tab.openWhole(service)
  expect(await tab.top()).toBe(0)
  await tab.firstInput()
  expect(await tab.top()).toBe(0)
})

test('Back to a page that was scrolled before its scripts arrived keeps the place', async ({
  tab,
}) => {
  await tab.open(paths.caseStudies)
  await tab.wheel(600)
  const chosen = await tab.top()
  await tab.firstInput()
  await leaveAndReturn(tab)
  await expectPlace(tab, chosen)
})

test.describe('on a phone', () => {
  test.use({ window: phone })
  test('nothing moves at the first touch if one file of the typeface was too late', async ({
    tab,
    site,
  }) => {
    site.setRules({ path: /\/text-[0-9a-f]+\.woff2$/, delay: 1000 })
    await tab.open(paths.estimate)
    await site.waitForQuiet()
    await readMovement(tab)
    await tab.hover({ css: 'label:has([name=service])' })
    await tab.waitForIsland('estimate')
    expect(await readMovement(tab)).toBe('0 px')
  })
})

for (const window of [phone, desktop])
  test.describe(`${window.width} px`, () => {
    test.use({ window })
    /** Reloads the page at a part of its height, and expects the same place in the window. */
    async function expectPlaceAfterReload(tab: Tab, part: number): Promise<void> {
      await tab.scrollTo((await tab.run(() => document.documentElement.scrollHeight)) * part)
      await sleep(300)
      const readMiddle = () =>
        tab.run(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent ?? '')
      const top = await tab.top()
      const text = await readMiddle()
      await tab.reload()
      await tab.firstInput()
      expect(Math.abs((await tab.top()) - top)).toBeLessThan(2)
      expect(await readMiddle()).toBe(text)
    }

    test('X4: a reload of a finished estimate keeps the place, and so does one of the form that sends it', async ({
      tab,
    }) => {
      // The typeface is in the browser's cache after this.
      await tab.openWhole(paths.services)
      await tab.openWhole(paths.estimate)
      await tab.click({ css: 'label:has([name=service])' })
      await expect.poll(() => tab.address()).toContain('service=')
      await tab.firstInput()
      await expectPlaceAfterReload(tab, 0.4)
      await tab.follow({ css: 'a[href*="about="]' })
      await tab.waitForIsland('contact-form')
      for (const part of [0.2, 0.4, 0.6]) await expectPlaceAfterReload(tab, part)
    })
  })

/**
 * Compares where the visible elements in the window are with where they were at the call before.
 * Leaves out decoration, and what moves by an animation; carousels and calendars replace what they contain.
 * @returns the largest movement in px, and what has moved by so much or was removed
 */
const readMovement = (tab: Tab): Promise<string> =>
  tab.run(() => {
    const memory = globalThis as unknown as { places?: Map<Element, DOMRect> }
    const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target)
    const leftOut = '[aria-hidden="true"], [aria-roledescription], [data-island="scheduling-embed"]'
    const places = new Map<Element, DOMRect>()
    let most = 0
    let moved = ''
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect()
      const isInWindow = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isInWindow || !isSeen || element.parentElement?.closest(leftOut)) continue
      if (animated.some((other) => other?.contains(element))) continue
      places.set(element, box)
      const { left, top } = memory.places?.get(element) ?? box
      const by = Math.max(Math.abs(box.left - left), Math.abs(box.top - top))
      if (by <= most) continue
      most = by
      moved = element.outerHTML.slice(0, 200)
    }
    const removed = [...(memory.places?.keys() ?? [])].find((element) => !element.isConnected)
    memory.places = places
    if (removed) return `removed: ${removed.outerHTML.slice(0, 200)}`
    return most < 0.5 ? '0 px' : `${most} px: ${moved}`
  })

/** Whether a page has the letters of its script: those of the typeface, or in each weight those of the system or of a late file. */
const areLettersThere = (tab: Tab): Promise<boolean> =>
  tab.run(() => {
    const faces = [...document.fonts]
    const late = faces.filter(({ family }) => family.includes('FallbackLetters'))
    const ranges = late.map(({ unicodeRange }) => unicodeRange)
    const isLate = late.some(({ status }) => status !== 'unloaded')
    const used = isLate
      ? late
      : faces.filter((face) => !late.includes(face) && ranges.includes(face.unicodeRange))
    return used.every(({ status }) => status === 'loaded')
  })

for (const path of otherHomePages)
  test(`the letters of ${decodeURI(path)} appear, even if their file is late`, async ({
    tab,
    site,
  }) => {
    site.setRules({ path: /\.woff2$/, delay: 1500 })
    await tab.open(path)
    await expect.poll(() => areLettersThere(tab)).toBe(true)
  })

for (const path of [...pageForEachTemplate, ...otherHomePages]) {
  test(`nothing moves at the top of ${decodeURI(path)}`, async ({ tab }) => {
    await tab.openWhole(path)
    await sleep(500)
    await readMovement(tab)
    await tab.firstInput()
    expect(await readMovement(tab)).toBe('0 px')
  })

  test.describe('on a phone', () => {
    test.use({ window: phone })
    test(`nothing moves in the middle of ${decodeURI(path)} with late fonts and scripts`, async ({
      tab,
      site,
    }) => {
      // A typeface that arrives too late for this visit must not appear with the scripts.
      site.setRules({ path: /\.woff2$/, delay: 400 }, { path: scripts, delay: 1500 })
      await tab.open(path)
      await tab.scrollTo(await tab.run(() => document.documentElement.scrollHeight / 2))
      await sleep(400)
      // Where the system has no font for a script, its letters replace boxes.
      await expect.poll(() => areLettersThere(tab)).toBe(true)
      await readMovement(tab)
      await tab.firstInput()
      expect(await readMovement(tab)).toBe('0 px')
    })
  })
}
