import { paths } from '../support/pages'
import { expect, test, wakeIslands } from '../support/test'

const injected = [
  ['script-src-elem inline', '<script>document.title = "taken"</script>'],
  ['script-src-attr inline', '<button onclick="document.title = \'taken\'">Press</button>'],
  [
    'script-src-elem https://other.example/x.js',
    '<script src="https://other.example/x.js"></script>',
  ],
  ['style-src-elem inline', '<style>h1 { display: none }</style>'],
  ['style-src-attr inline', '<p style="position: fixed; inset: 0">Covered</p>'],
  ['img-src https://other.example/x.png', '<img src="https://other.example/x.png" alt="">'],
  ['frame-src https://other.example', '<iframe src="https://other.example/"></iframe>'],
  ['base-uri https://other.example/', '<base href="https://other.example/">'],
] as const

// The browser reports what it has blocked.
test.use({ expectedProblems: /Content Security Policy/ })

test('injected scripts, styles, pictures, frames and base addresses are blocked', async ({
  page,
}) => {
  await page.route(paths.unsubscribed, async (route) => {
    const response = await route.fetch()
    const html = injected.map(([, element]) => element).join('')
    const body = (await response.text()).replace('<main', `${html}<main`)
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      blocked.push(`${effectiveDirective} ${blockedURI}`)
    })
  })
  await page.goto(paths.unsubscribed)
  const title = await page.title()
  await page.getByRole('button', { name: 'Press' }).dispatchEvent('click')
  for (const [violation] of injected) {
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked))
      .toContain(violation)
  }
  await wakeIslands(page)
  expect(await page.title()).toBe(title)
  await expect(page.locator('h1')).toBeVisible()
})
