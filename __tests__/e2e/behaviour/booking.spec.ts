import type { Page } from '@playwright/test'
import { paths } from '../../fixtures/test-site'
import { scheduling } from '../../fixtures/single-pages'
import { mockSchedulingService } from '../support/scheduling-service'
import { expect, expectAccessible, openBeforeScripts, test } from '../support/test'

const calendar = (page: Page) => page.getByRole('region', { name: scheduling.title })
const spinner = (page: Page) => calendar(page).getByText(scheduling.loading)
const fallbackHeading = (page: Page) =>
  calendar(page).getByRole('heading', { name: scheduling.fallback.title })

test('shows a spinner before the scripts have loaded, then the frame with the visitor’s name', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  const query = new URLSearchParams({ name: 'A&B="<\'ü\u{1F980}', utm_source: 'a b&c' })
  const loadScripts = await openBeforeScripts(page, `${paths.booking}?${query}`)
  await expect(spinner(page)).toBeVisible()
  await expect(fallbackHeading(page)).toBeHidden()
  expect(requests).toEqual([])
  await loadScripts()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Choose a time' })).toBeVisible()
  // Nothing covers it.
  await expect(fallbackHeading(page)).toHaveCount(0)
  await expect(spinner(page)).toHaveCount(0)
  await expectAccessible(page, 'main')
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    ...Object.fromEntries(query),
    embed_type: 'Inline',
    background_color: scheduling.pageSettings.backgroundColor,
    primary_color: scheduling.pageSettings.primaryColor,
    text_color: scheduling.pageSettings.textColor,
  })
})
