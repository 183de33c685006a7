import type { Page } from '@playwright/test'
import { scrollTo } from '../support/navigate'
import { expect, open, test } from '../support/test'

test.skip(({ browserName }) => browserName !== 'chromium', 'Costs are measured by DevTools')

/**
 * The time that a page's main thread works during an action, in ms; other processes do not count.
 */
async function mainThreadTime(
  page: Page,
  metric: 'ScriptDuration' | 'TaskDuration',
  action: () => Promise<void>,
): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const seconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === metric)?.value ?? NaN
  }
  const before = await seconds()
  await action()
  const after = await seconds()
  await session.detach()
  return (after - before) * 1000
}

/** Scrolls down by 2400 pixels within a second. */
const scroll = async (page: Page): Promise<void> => {
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 120)
    await page.waitForTimeout(40)
  }
}

test('the scripts of sparkles and, in browsers without scroll-driven animations, of the decoration cost little', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await open(page, '/')
  const atRest = await mainThreadTime(page, 'ScriptDuration', () => page.waitForTimeout(2000))
  expect(atRest).toBeGreaterThan(0)
  expect(atRest).toBeLessThan(20)
  const scrolled = await mainThreadTime(page, 'ScriptDuration', () => scroll(page))
  expect(scrolled).toBeLessThan(80)
})

/** The running endless animations: whether the element of each one is in the window. */
const endlessAnimations = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity
          ? [effect.target]
          : [],
      )
      .map((target) => {
        // The stars and rows count as in view while their container is.
        const box = target?.closest('[data-in-view]') ?? target
        const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
        return top < window.innerHeight && bottom > 0
      }),
  )

test('only elements in view are animated, and a page without any takes under 1 % of a core', async ({
  page,
}) => {
  await open(page, '/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  let max = 0
  for (let top = 0; top < height; top += 800) {
    await scrollTo(page, top)
    await expect.poll(async () => (await endlessAnimations(page)).includes(false)).toBe(false)
    max = Math.max(max, (await endlessAnimations(page)).length)
  }
  expect(max).toBeGreaterThan(0)

  // The last position, the end of the page, has no animation.
  expect(await endlessAnimations(page)).toEqual([])
  // An animation costs time in every period, occasional work of the browser only in some.
  await expect
    .poll(() => mainThreadTime(page, 'TaskDuration', () => page.waitForTimeout(500)))
    .toBeLessThan(5)
})
