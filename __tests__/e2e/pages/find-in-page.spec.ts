import type { Page } from '@playwright/test'
import { content, pageWithQuestions } from '../support/content'
import { expect, open, test } from '../support/test'

const [card] = content('home').promises.cards
const [service] = content('navigation').services
if (!card || !service) throw new Error('Find in page needs a card that turns and a service')

/** The first words of a text, enough to be unique on its page. */
const fragment = (text: string): string =>
  `#:~:text=${encodeURIComponent(text.split(' ').slice(0, 6).join(' '))}`

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

    test('opens an answer, turns a card, scrolls to a passage and opens no menu', async ({
      page,
    }) => {
      const path = pageWithQuestions()
      await page.goto(path)
      const answer = page.locator('main details[name]:not([open]) > :not(summary)').last()
      const text = (await answer.textContent()) ?? ''
      await page.goto('about:blank')
      await page.goto(path + fragment(text))
      await expect(page.getByText(text, { exact: true })).toBeInViewport()

      await page.goto(`/${fragment(card.back.text)}`)
      await expect.poll(() => isInFront(page, card.back.text)).toBe(true)

      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('about:blank')
        await page.goto(`/services/${fragment(service.title)}`)
        await expect(page.locator('main :target')).not.toHaveCount(0)
        await expect(page.locator('header details[open]')).toHaveCount(0)
      }
    })
  })
}

test('a card turns when its back is found after hydration', async ({ page }) => {
  await open(page, '/')
  // A jump within the page scrolls to its target, as the browser's search does.
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, fragment(card.back.text))
  await expect.poll(() => isInFront(page, card.back.text)).toBe(true)
})
