import { scheduling } from '../../fixtures/single-pages'
import { hebrewPaths as paths, mailReceiver } from '../../fixtures/test-site'
import { field, sendButton, typed } from '../support/contact-form'
import { mockSchedulingService } from '../support/scheduling-service'
import { expect, open, test } from '../support/test'

/** The site has the receiver and the calendar that neither the test site nor the shipped one has. */

test('a message is opened in the mail program', async ({ page }) => {
  await open(page, paths.contact)
  for (const name of ['name', 'email', 'message'] as const)
    await field(page, name).fill(typed[name])
  await sendButton(page).click()
  await expect(page.getByText(mailReceiver.opened.title)).toBeVisible()
  const link = page.locator(`a[href^="mailto:${mailReceiver.address}?"]`)
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect(searchParams.get('body')).toContain(typed.name)
})

test('the calendar is the page of Cal.com in a frame, with other ways to book below it', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  await open(page, `${paths.booking}?name=Ada&utm_source=a`)
  const calendar = page.getByRole('region', { name: scheduling.title })
  await expect(
    calendar.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' }),
  ).toBeVisible()
  await expect(calendar.getByText(scheduling.loading)).toHaveCount(0)
  expect(requests.map(({ search }) => search)).toEqual(['?name=Ada'])
  await expect(page.getByRole('heading', { name: scheduling.fallback.title })).toBeVisible()
})
