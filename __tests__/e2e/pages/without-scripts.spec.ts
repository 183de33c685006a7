import { caseStudiesPath, contactPath, thankYouPath } from '../../../src/routes/paths'
import { builtRoutes, content } from '../support/content'
import { expect, test } from '../support/test'

const { form: labels } = content('contact')

test.use({ javaScriptEnabled: false })

test('from home to a service, a case study and a message sent', async ({ page }) => {
  await page.goto('/')
  for (const [start, arrived] of [
    ['/services/', /\/services\/.+\/$/],
    [caseStudiesPath, /\/case-studies\/.+\/$/],
    [contactPath, new RegExp(`${contactPath}(?:\\?|$)`)],
  ] as const) {
    await page
      .locator(`main a[href^="${start}"]:not([href^="${caseStudiesPath}?"])`)
      .first()
      .click()
    await expect(page).toHaveURL(arrived)
    await expect(page.locator('h1')).toBeVisible()
  }
  const form = page.locator('form')
  await form.getByLabel(labels.fields.name).fill('Ada Lovelace')
  await form.getByLabel(labels.fields.email).fill('ada@engine.example')
  await form.getByLabel(labels.fields.message).fill('Written without scripts.')
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(page).toHaveURL(thankYouPath)
  await expect(page.locator('h1')).toHaveText(labels.sent.title)
})

test(
  'from every page a visible link leads on to services, work and contact',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(10 * 60_000)
    const stuck: string[] = []
    for (const route of builtRoutes()) {
      await page.goto(route)
      // What stands outside the layout leads to the page where everything begins.
      if ((await page.getByRole('banner').count()) === 0) {
        await page.locator('a[href="/"]').click()
        await expect(page).toHaveURL('/')
        continue
      }
      for (const start of ['/services/', caseStudiesPath, contactPath]) {
        const links = page.locator(`a[href^="${start}"]:visible`)
        if ((await links.count()) === 0) stuck.push(`${route}: none to ${start}`)
      }
    }
    expect(stuck).toEqual([])
  },
)
