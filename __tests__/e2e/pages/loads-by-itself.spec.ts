import {
  bookingPath,
  caseStudiesPath,
  contactAboutPath,
  estimateOf,
  servicesPath,
} from '../../../src/routes/paths'
import { field } from '../support/contact-form'
import { content, readCaseStudies } from '../support/content'
import { mockSchedulingService } from '../support/scheduling-service'
import { siteHas } from '../support/site-parts'
import { expect, test } from '../support/test'

/** Pages that load their scripts before any input: the tests touch nothing. */

const { labels, services } = content('estimate')
const [service] = services
const technologies = readCaseStudies().map(({ tech }) => tech)
const technology = technologies
  .flat()
  .find((name) => technologies.some((tech) => !tech.includes(name)))

test('the booking page shows the calendar', async ({ page }) => {
  test.skip(!siteHas(bookingPath), 'The site has no booking page')
  await mockSchedulingService(page)
  await page.goto(bookingPath)
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible()
})

test('a shared estimate shows its range', async ({ page }) => {
  test.skip(!service, 'The site has no estimate')
  await page.goto(estimateOf(service?.service ?? ''))
  const result = page.getByRole('region', { name: labels.result })
  await expect(result.getByRole('link', { name: labels.send })).toBeVisible()
})

test('a filtered list shows the matching case studies', async ({ page }) => {
  test.skip(!technology, 'No technology distinguishes the case studies')
  const matching = technologies.filter((tech) => tech.includes(technology ?? ''))
  await page.goto(`${caseStudiesPath}?${new URLSearchParams({ technology: technology ?? '' })}`)
  await expect(page.locator('main article')).toHaveCount(matching.length)
})

test('the form has the subject of its address', async ({ page }) => {
  const subject = content('navigation').services[0]?.link ?? ''
  await page.goto(contactAboutPath(subject))
  await expect(field(page, 'about')).toHaveValue(subject)
})

test('other pages request no script', async ({ page }) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  )
  await page.goto(servicesPath, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
})
