import { paths } from '../../fixtures/test-site'
import { field } from '../support/contact-form'
import { mockSchedulingService } from '../support/scheduling-service'
import { expect, test } from '../support/test'

test('pages that show what scripts add load them before any input', async ({ page }) => {
  await mockSchedulingService(page)
  await page.goto(paths.booking)
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible()

  // A shared estimate.
  await page.goto(`${paths.estimate}?service=web`)
  const result = page.getByRole('region', { name: 'Label of result' })
  await expect(result.getByRole('link', { name: 'Label of send' })).toBeVisible()

  // A filtered list.
  await page.goto(`${paths.caseStudies}?technology=React`)
  await expect(page.locator('main article')).toHaveCount(2)

  // The subject of a message.
  await page.goto(`${paths.contact}?about=/services/web/`)
  await expect(field(page, 'about')).toHaveValue('/services/web/')
})
