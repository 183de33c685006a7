import { paths } from '../../fixtures/test-site'
import { field } from '../support/contact-form'
import { mockSchedulingService } from '../support/scheduling-service'
import { expect, test } from '../support/test'

/** Pages that show what scripts add load them before any input. */

test('the calendar', async ({ page }) => {
  await mockSchedulingService(page)
  await page.goto(paths.booking)
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible()
})

test('a shared estimate', async ({ page }) => {
  await page.goto(`${paths.estimate}?service=web`)
  const result = page.getByRole('region', { name: 'Label of result' })
  await expect(result.getByRole('link', { name: 'Label of send' })).toBeVisible()
})

test('a filtered list', async ({ page }) => {
  await page.goto(`${paths.caseStudies}?technology=React`)
  await expect(page.locator('main article')).toHaveCount(2)
})

test('the subject of a message', async ({ page }) => {
  await page.goto(`${paths.contact}?about=/services/web/`)
  await expect(field(page, 'about')).toHaveValue('/services/web/')
})
