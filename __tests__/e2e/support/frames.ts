import type { Page } from '@playwright/test'

/**
 * Waits until the page has painted a number of frames, a second for each at most: after a change of the
 * window, Chromium can leave out the frame that was asked for.
 */
export const paintFrames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 1000)
      })
  }, count)

/**
 * Paints the page once, as a picture of a pixel: without a frame, which Chromium can leave out after a
 * change of the window, no observer of sizes reports.
 */
export async function forceFrame(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
}

/**
 * Waits until the page's observers and React have seen the last change, also while its clock is
 * paused: the observers of a page report in the order in which they were created, and React then
 * renders in messages to itself.
 */
export const settleObservers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => new IntersectionObserver(done).observe(document.body))
    const { port1, port2 } = new MessageChannel()
    for (let message = 0; message < 3; message += 1) {
      await new Promise((done) => {
        port1.onmessage = done
        port2.postMessage('')
      })
    }
  })
