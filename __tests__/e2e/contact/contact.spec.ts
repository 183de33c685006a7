import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import { bookingPath, contactPath, homePath, thankYouPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { expect, expectAccessible, hydrated, open, openBeforeScripts, test } from '../support/test'

const { form: labels } = content('contact')
const { email: agencyEmail } = content('site')

/** Texts that a form, an address or a file could spoil. */
const typed = {
  name: 'Ada & Söhne = "1+1"',
  email: 'ada+test@engine.example',
  company: "100 % d'Or; \\n",
  phone: '+880 1000 000 124',
}
const message = 'First line \n\n\tthird & <b>last</b> line; \u{1F980} ?#%20  '

interface Kept {
  path: string
  data: Record<string, string>
}

const file = resolve(__dirname, '../../../test-results/submissions', `${labels.name}.jsonl`)

/** The submissions whose message holds a mark. */
const kept = (mark: string): Kept[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => line.includes(mark))
    .map((line) => JSON.parse(line) as Kept)

const field = (page: Page, name: keyof typeof labels.fields) =>
  page.locator('form').getByLabel(labels.fields[name])
const sendButton = (page: Page) => page.getByRole('button', { name: labels.submit })
const retryButton = (page: Page) => page.getByRole('button', { name: labels.failed.retry })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: labels.failed.kept })
const success = (page: Page) => page.getByRole('status').filter({ hasText: labels.sent.title })

/** Types into every field; gives a mark that stands in the message and in no other. */
async function fillIn(page: Page): Promise<string> {
  const mark = randomUUID()
  for (const [name, text] of Object.entries(typed)) {
    await field(page, name as keyof typeof typed).fill(text)
  }
  await field(page, 'message').fill(message + mark)
  return mark
}

async function expectEverythingIn(page: Page, mark: string): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name as keyof typeof typed)).toHaveValue(text)
  }
  await expect(field(page, 'message')).toHaveValue(message + mark)
}

/** Lets the test answer form posts, and counts them. */
async function answerPosts(page: Page, answer: (route: Route) => unknown): Promise<Request[]> {
  const posts: Request[] = []
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts.push(route.request())
    await answer(route)
  })
  return posts
}

/** The browser's own remarks on a failure that the test has made. */
const forget = (problems: string[]): unknown => problems.splice(0)

for (const path of [contactPath, homePath]) {
  test(`${path}: a message arrives whole, once, and this is announced`, async ({ page }) => {
    await open(page, path)
    const mark = await fillIn(page)
    await sendButton(page).dblclick()
    await expect(success(page)).toBeFocused()
    await expectAccessible(page, 'main')
    const [first, ...others] = kept(mark)
    expect(others).toEqual([])
    expect(first).toMatchObject({ path, data: { ...typed, message: message + mark } })
    expect(first?.data['submission-id']).toMatch(/^\S{16,}$/)
    await page.getByRole('button', { name: labels.sent.another }).click()
    await expect(field(page, 'message')).toHaveValue('')
  })
}

test('Back after success: an empty form, and nothing is sent again', async ({ page }) => {
  await open(page, contactPath)
  const mark = await fillIn(page)
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  await page.goto(homePath)
  await page.goBack()
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'message')).toHaveValue('')
  await expect(failure(page)).toHaveCount(0)
  expect(kept(mark)).toHaveLength(1)
})

test('however often one presses, one message goes out', async ({ page }) => {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((done) => (arrive = done))
  const posts = await answerPosts(page, async (route) => {
    await arrival
    await route.continue()
  })
  // The check of the page in between may take longer than an answer is waited for.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const patiently = (action: TimerHandler, after?: number) =>
      later(action, (after ?? 0) < 10_000 ? after : 1_000_000)
    window.setTimeout = patiently as typeof window.setTimeout
  })
  await open(page, contactPath)
  const mark = await fillIn(page)
  await sendButton(page).click({ clickCount: 3 })
  const sending = page.getByRole('button', { name: labels.sending })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await sending.click({ force: true })
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'main')
  arrive()
  await expect(success(page)).toBeFocused()
  expect(posts).toHaveLength(1)
  expect(posts[0]?.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect(kept(mark)).toHaveLength(1)
})

test('what a program fills in is answered alike, and dropped', async ({ page }) => {
  await open(page, contactPath)
  const mark = await fillIn(page)
  const trap = page.locator('form [hidden][name]')
  await expect(trap).toBeHidden()
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  expect(kept(mark)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent by the browser and leads to a page of its own', async ({ page }) => {
    await page.goto(contactPath)
    const mark = await fillIn(page)
    await sendButton(page).click()
    await expect(page).toHaveURL(thankYouPath)
    await expect(page.locator('h1')).toHaveText(labels.sent.title)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    // A native form ends its lines with both characters.
    const sent = (message + mark).replaceAll('\n', '\r\n')
    expect(kept(mark)).toMatchObject([{ data: { ...typed, message: sent } }])
    await page.goBack()
    await expect(page).toHaveURL(contactPath)
    expect(kept(mark)).toHaveLength(1)
  })

  test('messages have no id', async ({ page }) => {
    await page.goto(contactPath)
    const mark = await fillIn(page)
    await sendButton(page).click()
    await expect(page).toHaveURL(thankYouPath)
    expect(kept(mark)[0]?.data['submission-id']).toBe('')
  })

  test('the browser itself refuses what cannot be right', async ({ page }) => {
    await page.goto(contactPath)
    await fillIn(page)
    for (const address of ['', 'ada', 'ada@engine', 'ada@-.example', '.ada@engine.example']) {
      await field(page, 'email').fill(address)
      await sendButton(page).click()
      await expect(page).toHaveURL(contactPath)
    }
  })
})

test('a message that the browser sends before the scripts have come has an id', async ({
  page,
}) => {
  await openBeforeScripts(page, contactPath)
  const mark = await fillIn(page)
  await sendButton(page).click()
  await expect(page).toHaveURL(thankYouPath)
  expect(kept(mark).map(({ data }) => data['submission-id'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ])
})

test('before the scripts have come the form is the browser’s own', async ({ page }) => {
  const arrive = await openBeforeScripts(page, contactPath)
  const mark = await fillIn(page)
  await arrive()
  await expectEverythingIn(page, mark)
  await sendButton(page).click()
  await expect(success(page)).toBeFocused()
  expect(kept(mark)).toHaveLength(1)
})

const failures: [name: string, reason: string, answer: (route: Route) => unknown][] = [
  ['404', labels.failed.refused, (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['500', labels.failed.refused, (route) => route.fulfill({ status: 500, body: 'Broken' })],
  ['a broken connection', labels.failed.interrupted, (route) => route.abort('connectionreset')],
]
for (const [name, reason, answer] of failures) {
  test(`${name}: nothing is lost, and a retry arrives`, async ({ page, problems }) => {
    const posts = await answerPosts(page, answer)
    await open(page, contactPath)
    const mark = await fillIn(page)
    await sendButton(page).click()
    await expect(failure(page)).toBeFocused()
    await expect(failure(page)).toContainText(reason)
    await expectEverythingIn(page, mark)
    await expectAccessible(page, 'main')
    await page.unrouteAll()
    forget(problems)
    await retryButton(page).click()
    await expect(success(page)).toBeFocused()
    const ids = posts.map((post) => new URLSearchParams(post.postData() ?? '').get('submission-id'))
    expect([kept(mark)[0]?.data['submission-id']]).toEqual(ids)
  })
}

test('offline: told as such, with a mail that holds everything', async ({
  page,
  context,
  problems,
}) => {
  await open(page, contactPath)
  const mark = await fillIn(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText(labels.failed.offline)
  await expectEverythingIn(page, mark)
  const mail = page.getByRole('link', { name: labels.failed.mail })
  const address = new URL((await mail.getAttribute('href')) ?? '')
  expect([address.protocol, address.pathname]).toEqual(['mailto:', agencyEmail])
  const body = new URLSearchParams(address.search.replaceAll('+', '%2B')).get('body') ?? ''
  expect(body.replaceAll('\r\n', '\n')).toContain(message + mark)
  for (const text of Object.values(typed)) expect(body).toContain(text)
  await context.setOffline(false)
  forget(problems)
  await retryButton(page).click()
  await expect(success(page)).toBeFocused()
  expect(kept(mark)).toHaveLength(1)
})

test('silence for 10 s is a failure, not sooner', async ({ page, problems }) => {
  await page.clock.install()
  const posts = await answerPosts(page, () => undefined)
  await open(page, contactPath)
  const mark = await fillIn(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendButton(page).click()
  await expect.poll(() => posts.length).toBe(1)
  await page.clock.runFor(9_900)
  await expect(page.getByRole('button', { name: labels.sending })).toBeVisible()
  await page.clock.runFor(200)
  await expect(failure(page)).toContainText(labels.failed.noAnswer)
  await expectEverythingIn(page, mark)
  forget(problems)
})

test('after a failure everything is back: on a reload and from another page', async ({
  page,
  problems,
}) => {
  await answerPosts(page, (route) => route.fulfill({ status: 500 }))
  await open(page, contactPath)
  const mark = await fillIn(page)
  await field(page, 'about').selectOption({ index: 3 })
  const about = await field(page, 'about').inputValue()
  await sendButton(page).click()
  await expect(failure(page)).toBeVisible()
  forget(problems)

  for (const path of [contactPath, bookingPath, homePath]) {
    await open(page, path)
    if (path === bookingPath) continue
    await expect(failure(page)).toBeVisible()
    await expect(failure(page)).not.toBeFocused()
    await expectEverythingIn(page, mark)
    await expect(field(page, 'about')).toHaveValue(about)
  }
  await page.unrouteAll()
  await retryButton(page).click()
  await expect(success(page)).toBeFocused()
  await open(page, contactPath)
  await expect(field(page, 'message')).toHaveValue('')
})

test('a click on a link under the form is not lost to a message', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await open(page, contactPath)
  await field(page, 'name').click()
  const link = page.locator(`main a[href="${bookingPath}"]`).last()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  expect(await height()).toBe(before)
  await page.mouse.up()
  await expect(page).toHaveURL(bookingPath)
})

test('Send as the first action shows the form’s own messages, not the browser’s', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, contactPath)
  await sendButton(page).scrollIntoViewIfNeeded()
  await sendButton(page).click()
  // The browser gives the focus to the field under which it shows its bubble.
  await expect(field(page, 'name')).not.toBeFocused()
  await arrive()
  const summary = page.getByRole('alert').filter({ hasText: labels.errors.title })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
})

test('when scripts fail, Send shows the messages of the browser', async ({ page, problems }) => {
  await page.route('**/*.js', (route) => route.abort('connectionrefused'))
  await page.goto(contactPath)
  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  forget(problems)
})

test('the label of a focused field is never under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, contactPath)
  const expectLabelVisible = async (): Promise<void> => {
    const gap = await page.evaluate(() => {
      const { activeElement: focused } = document
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return (label?.getBoundingClientRect().top ?? -1) - header
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  }
  await field(page, 'message').focus()
  for (const name of ['phone', 'company', 'email', 'name'] as const) {
    while (!(await field(page, name).evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press('Shift+Tab')
    }
    await expectLabelVisible()
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
  await sendButton(page).click()
  await page.getByRole('link', { name: labels.errors.emailMissing }).click()
  await expect(field(page, 'email')).toBeFocused()
  await expectLabelVisible()
})

for (const [width, height] of [
  [390, 844],
  [320, 200],
] as const) {
  test(`the button to the top is over no field or message at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, contactPath)
    await sendButton(page).click()
    const button = page.getByRole('button', { name: content('ui-text').scrollToTop })
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    let seen = 0
    for (let y = 0; y < end; y += 60) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
      const covered = await page.evaluate((name) => {
        const corner = document.querySelector(`button[aria-label="${name}"]`)
        if (!corner?.checkVisibility({ visibilityProperty: true })) return null
        const { left, right, top, bottom } = corner.getBoundingClientRect()
        const parts = document.querySelectorAll('form :is(input, select, textarea, p, [role])')
        return [...parts].filter((part) => {
          const box = part.getBoundingClientRect()
          const isApart =
            box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
          return !isApart
        }).length
      }, content('ui-text').scrollToTop)
      if (covered === null) continue
      seen += 1
      expect(covered).toBe(0)
    }
    expect(seen).toBeGreaterThan(0)
    await expect(button).toBeVisible()
  })
}

test('a visitor who comes back while the message is on its way sees that, and it is sent once', async ({
  page,
}) => {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((done) => (arrive = done))
  const posts = await answerPosts(page, async (route) => {
    await arrival
    await route.continue()
  })
  await open(page, contactPath)
  const mark = await fillIn(page)
  await sendButton(page).click()
  await page.locator(`main a[href="${bookingPath}"]`).first().click()
  await expect(page).toHaveURL(bookingPath)
  await page.goBack()
  await expect(page.getByRole('button', { name: labels.sending })).toBeVisible()
  await expectEverythingIn(page, mark)
  arrive()
  await expect(page.getByText(labels.sent.title)).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(kept(mark)).toHaveLength(1)
})

test('what is missing is listed on sending, and goes as it is corrected', async ({ page }) => {
  await open(page, contactPath)
  await field(page, 'email').focus()
  await page.keyboard.type('ada@engine')
  await sendButton(page).click()
  await expect(field(page, 'email')).toHaveAccessibleDescription(labels.errors.emailInvalid)
  const summary = page.getByRole('alert').filter({ hasText: labels.errors.title })
  await expect(summary).toBeFocused()
  await expectAccessible(page, 'main')
  await expect(summary.getByRole('link')).toHaveText([
    labels.errors.nameMissing,
    labels.errors.emailInvalid,
    labels.errors.messageMissing,
  ])
  await summary.getByRole('link', { name: labels.errors.emailInvalid }).click()
  await expect(field(page, 'email')).toBeFocused()
  await page.keyboard.type('.example')
  await expect(summary.getByRole('link')).toHaveCount(2)
  await field(page, 'name').fill('Ada')
  await field(page, 'message').fill('A message')
  await expect(summary).toHaveCount(0)
})

test('a page’s call to action brings its subject along', async ({ page }) => {
  const path = content('navigation').services[0]?.subMenu?.[0]?.link ?? ''
  await open(page, path)
  await page.locator(`main a[href^="${contactPath}?"]`).first().click()
  await expect(page).toHaveURL(`${contactPath}?about=${path}`)
  await expect(field(page, 'about')).toHaveValue(path)
  await open(page, `${contactPath}?about=${path}`)
  await expect(field(page, 'about')).toHaveValue(path)
  await open(page, `${contactPath}?about=/no/such/page/`)
  await expect(field(page, 'about')).toHaveValue('')
})
