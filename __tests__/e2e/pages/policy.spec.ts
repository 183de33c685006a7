import { builtRoutes } from '../support/content'
import { expect, hydrated, open, test } from '../support/test'

test('going through 20 pages breaks no policy', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('report', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { report } = window as unknown as { report: (text: string) => void }
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const [first = '/', ...routes] = builtRoutes().slice(0, 21)
  await open(page, first)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const route of routes) {
    // As a link on the page would, whichever page links there.
    await page.evaluate((to) => {
      const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
      ___navigate(to)
    }, route)
    await expect(page).toHaveURL(route)
    await expect(page.locator('h1')).toBeVisible()
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(violations).toEqual([])
})

test.describe('what somebody else put into a page', () => {
  const injected = [
    ['an inline script', 'script', '<script>document.title = "taken"</script>'],
    ['a handler', 'script', '<button onclick="document.title = \'taken\'">Press</button>'],
    ['a script of another site', 'script', '<script src="https://other.example/x.js"></script>'],
    ['a style', 'style', '<style>body { display: none }</style>'],
    ['a style attribute', 'style', '<p style="position: fixed; inset: 0">Covered</p>'],
    ['a picture of another site', 'img', '<img src="https://other.example/x.png" alt="">'],
    ['a frame of another site', 'frame', '<iframe src="https://other.example/"></iframe>'],
    ['a base address', 'base', '<base href="https://other.example/">'],
  ] as const

  for (const [name, directive, html] of injected) {
    test(`${name} does nothing`, async ({ page, problems }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('<main', `${html}<main`)
        await route.fulfill({ response, body })
      })
      await page.addInitScript(() => {
        const blocked: string[] = []
        Object.assign(window, { blocked })
        addEventListener('securitypolicyviolation', (event) => {
          blocked.push(event.effectiveDirective)
        })
      })
      const blocked = () =>
        page.evaluate(() => (window as unknown as { blocked: string[] }).blocked.join(' '))
      await page.goto('/')
      const title = await page.title()
      if (html.includes('<button')) await page.getByRole('button', { name: 'Press' }).click()
      await expect.poll(blocked).toMatch(new RegExp(`\\b${directive}-`))
      await hydrated(page)
      expect(await page.title()).toBe(title)
      await expect(page.locator('h1')).toBeVisible()
      // What was blocked on purpose is no fault of the page.
      problems.length = 0
    })
  }
})
