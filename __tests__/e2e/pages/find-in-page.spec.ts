import type { Page } from '@playwright/test'
import { content, pageWithQuestions } from '../support/content'
import { expect, open, test } from '../support/test'

const [card] = content('home').promises.cards
const { services } = content('navigation')
const [service] = services

if (!card || !service) throw new Error('Find in page needs a card that turns and a service')

/** The first words of a text, enough to be unique on its page. */
const firstWords = (text: string): string => text.split(' ').slice(0, 6).join(' ')

const openText = (page: Page, path: string, text: string): Promise<unknown> =>
  page.goto(`${path}#:~:text=${encodeURIComponent(text)}`)

/** Whether a text is on the side of the card that is in front. */
const isInFront = (page: Page, text: string): Promise<boolean> =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })

test.skip(({ browserName }) => browserName !== 'chromium', 'Text fragments as Chromium does them')

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a text fragment, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('opens a closed answer', async ({ page }) => {
      const path = pageWithQuestions()
      await page.goto(path)
      const answer = page.locator('main details:not([open]) > :not(summary)').last()
      await expect(answer).toBeHidden()
      const text = (await answer.textContent()) ?? ''
      await page.goto('about:blank')
      await openText(page, path, firstWords(text))
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByText(text, { exact: true })).toBeInViewport()
    })

    test('turns a card whose back it matches', async ({ page }) => {
      await openText(page, '/', firstWords(card.back.text))
      await expect(page.getByText(card.back.text, { exact: true })).toBeInViewport()
      await expect.poll(() => isInFront(page, card.back.text)).toBe(true)
    })

    test('scrolls to the passage in the page and opens no menu', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('about:blank')
        await openText(page, '/services/', service.title)
        await expect
          .poll(() => page.evaluate(() => Boolean(document.querySelector('main :target'))))
          .toBe(true)
        await expect(page.locator('header details[open]')).toHaveCount(0)
      }
    })
  })
}

test('a card turns when its back is found after hydration', async ({ page }) => {
  await open(page, '/')
  // A jump within the page, like the browser's own search, scrolls to what it finds.
  await page.evaluate((text) => {
    window.location.hash = `:~:text=${encodeURIComponent(text)}`
  }, firstWords(card.back.text))
  await expect.poll(() => isInFront(page, card.back.text)).toBe(true)
})
