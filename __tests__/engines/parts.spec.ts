import { setTimeout as sleep } from 'node:timers/promises'
import { caseStudy, service, technologiesOfCaseStudies, terms } from './support/pages'
import { desktop, expect, paths, phone, test } from './support/test'
import type { Tab } from './support/tab'

/** Each part of the pages that reacts to visitors. */

/** A control with an icon. */
const withIcon = (tag: 'a' | 'button', icon: string) => ({
  css: `main ${tag}:has([href$="#icon_${icon}"])`,
})

const turn = withIcon('button', 'rotate-cw')
const card = { css: 'main :has(> button [href$="#icon_rotate-cw"])' }
const carousel = { css: 'main section[aria-roledescription]' }

/** Whether the back of the first card that turns is in front. */
const isTurned = (tab: Tab): Promise<boolean> =>
  tab.read(card, (element) => {
    const [front, back] = element.firstElementChild?.children ?? []
    const { left, top, width, height } = element.getBoundingClientRect()
    const side = document
      .elementsFromPoint(left + width / 2, Math.min(top + height, innerHeight) - 30)
      .find((element) => front?.contains(element) || back?.contains(element))
    return back?.contains(side ?? null) ?? false
  })

test('a card turns under the mouse and by keyboard', async ({ tab }) => {
  await tab.openWhole('/')
  await tab.firstInput()
  await tab.hover(card)
  await expect.poll(() => isTurned(tab)).toBe(true)
  await tab.leave()
  await expect.poll(() => isTurned(tab)).toBe(false)
  await tab.press('Shift')
  await tab.focus(turn)
  await expect.poll(() => isTurned(tab)).toBe(true)
  await tab.press('Enter')
  await sleep(800)
  expect(await isTurned(tab)).toBe(true)
  await tab.press('Escape')
  await expect.poll(() => isTurned(tab)).toBe(false)
})

test.describe('by touch', () => {
  test.use({ window: { ...phone, hasTouch: true } })
  test('a tap turns a card', async ({ tab, engineName }) => {
    test.skip(engineName === 'webkit', 'WebKitGTK has no touch screen without hardware')
    await tab.open('/')
    await tab.tap(card)
    await expect.poll(() => isTurned(tab)).toBe(true)
    await tab.firstInput()
    await tab.tap(card)
    await expect.poll(() => isTurned(tab)).toBe(false)
  })
})

for (const window of [phone, desktop])
  test.describe(`${window.width} px`, () => {
    test.use({ window })
    test('the carousel shows its next slide', async ({ tab }) => {
      await tab.openWhole(caseStudy)
      await tab.read(carousel, (section) =>
        section.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      await tab.firstInput()
      const readCaption = () =>
        tab.read(carousel, (section) => {
          const figures = [...section.querySelectorAll('figure')]
          const shown = figures.find((figure) => {
            const { left, right } = figure.getBoundingClientRect()
            return left < innerWidth / 2 && innerWidth / 2 < right
          })
          return shown?.querySelector('figcaption')?.textContent
        })
      const first = await readCaption()
      expect(first).toBeTruthy()
      await tab.click({ css: `${carousel.css} button:has([href$="#icon_chevron-right"])` })
      await expect.poll(readCaption).not.toBe(first)
    })
  })

test('one answer is open at a time', async ({ tab }) => {
  await tab.openWhole(service)
  const countOpen = () =>
    tab.run(() => document.querySelectorAll('main details[name][open]').length)
  const closed = { css: 'main details[name]:not([open]) > summary' }
  await tab.click(closed)
  await expect.poll(countOpen).toBe(1)
  const readText = () =>
    tab.read({ css: 'main details[name][open] > :not(summary)' }, (answer) =>
      answer.getBoundingClientRect().height > 20 ? answer.textContent : '',
    )
  await expect.poll(readText).not.toBe('')
  const first = await readText()
  await tab.click(closed)
  await expect.poll(readText).not.toBe(first)
  expect(await countOpen()).toBe(1)
})

/** A technology of some of the case studies. */
const technology = technologiesOfCaseStudies
  .flat()
  .find((name) => technologiesOfCaseStudies.some((names) => !names.includes(name)))

test('an address with a filter shows a part of the case studies', async ({ tab }) => {
  test.skip(technology === undefined, 'All case studies have the same technologies')
  await tab.openWhole(`${paths.caseStudies}?technology=${encodeURIComponent(technology ?? '')}`)
  await tab.waitForIsland('case-study-list')
  const shown = await tab.run(
    () =>
      [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility())
        .length,
  )
  const expected = technologiesOfCaseStudies.filter((names) => names.includes(technology ?? ''))
  expect(shown).toBe(expected.length)
  expect(await tab.has({ css: 'h1' })).toBe(true)
})

test('the booking page shows other ways when the calendar is blocked', async ({ tab }) => {
  await tab.open(paths.booking)
  await expect
    .poll(() => tab.has({ css: 'main a[href^="mailto:"]' }), { timeout: 25_000 })
    .toBe(true)
  expect(await tab.has({ css: `main a[href="${paths.contact}"]` })).toBe(true)
})

test('the link to another language leads there and back', async ({ tab }) => {
  await tab.openWhole('/')
  const link = { css: 'header a[hreflang]' }
  test.skip(!(await tab.has(link)), 'The site has one language')
  const readLanguage = () => tab.run(() => document.documentElement.lang)
  const language = await readLanguage()
  const target = await tab.read(link, (element) => (element as HTMLAnchorElement).hreflang)
  await tab.follow(link)
  await expect.poll(readLanguage).toBe(target)
  await tab.follow({ css: `header a[hreflang="${language}"]` })
  await expect.poll(readLanguage).toBe(language)
})

test('motion stays paused for the whole visit', async ({ tab }) => {
  await tab.openWhole('/')
  const countMoving = () =>
    tab.run(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline, effect }) =>
              playState === 'running' &&
              timeline === document.timeline &&
              effect?.getTiming().iterations === Infinity,
          ).length,
    )
  await tab.firstInput()
  await expect.poll(countMoving).toBeGreaterThan(0)
  await tab.click(withIcon('button', 'pause'))
  await tab.leave()
  await expect.poll(countMoving).toBe(0)
  await tab.reload()
  await tab.firstInput()
  expect(await countMoving()).toBe(0)
  await tab.click(withIcon('button', 'play'))
  await tab.leave()
  await expect.poll(countMoving).toBeGreaterThan(0)
})

test('a link to a section is copied', async ({ tab }) => {
  await tab.openWhole(terms)
  await tab.firstInput()
  const link = { css: 'main a[href^="#"]:has(+ [role=status])' }
  const top = await tab.read(link, (element) => element.getBoundingClientRect().top + scrollY)
  await tab.click(link)
  await expect
    .poll(() =>
      tab.read(
        link,
        (element) => element.parentElement?.querySelector('[role=status]')?.textContent,
      ),
    )
    .toBeTruthy()
  expect(await tab.read(link, (element) => element.getBoundingClientRect().top + scrollY)).toBe(top)
})

test('the page of an unknown address leads back', async ({ tab }) => {
  await tab.openWhole(paths.services)
  await tab.open('/unknown/')
  await tab.firstInput()
  await tab.click(withIcon('button', 'arrow-left'))
  await expect.poll(() => tab.address()).toBe(paths.services)
})

test('Back from the site does not lead to the page of the unsubscribed', async ({ tab }) => {
  await tab.openWhole(paths.services)
  await tab.openWhole(paths.unsubscribed)
  await tab.click({ css: 'main a[href="/"]' })
  await expect.poll(() => tab.address()).toBe('/')
  await tab.back()
  expect(await tab.address()).toBe(paths.services)
})

test('an estimate is printed once', async ({ tab }) => {
  await tab.openWhole(paths.estimate)
  await tab.click({ css: 'label:has([name=service])' })
  await tab.waitForIsland('estimate')
  const count = () => tab.run(() => (globalThis as unknown as { printed?: number }).printed ?? 0)
  await tab.run(() => {
    const memory = globalThis as unknown as { printed: number }
    memory.printed = 0
    window.print = () => (memory.printed += 1)
  })
  await tab.click(withIcon('button', 'printer'))
  await expect.poll(count).toBe(1)
  await sleep(300)
  expect(await count()).toBe(1)
})

test('steps that are far below the window are visible in a picture of the whole page', async ({
  tab,
}) => {
  await tab.openWhole('/')
  await tab.firstInput()
  const opacities = await tab.run(() =>
    [...document.querySelectorAll('[data-reveal] > * > *')].map(
      (step) => getComputedStyle(step).opacity,
    ),
  )
  expect(opacities.length).toBeGreaterThan(0)
  expect(opacities.filter((opacity) => opacity !== '1')).toEqual([])
})
