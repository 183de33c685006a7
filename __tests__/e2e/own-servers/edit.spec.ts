import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/checks/free-port'
import { makeSite, removeSite } from '../../built-site/small-site'
import { fixtureSite } from '../../fixtures/content'
import { linkEditorPackages } from '../support/editor'
import { blockForeignRequests, expect, test } from '../support/test'

/** Edits a small site of its own in the browser, as `npm run edit` starts it. */

test.skip(({ browserName }) => browserName !== 'chromium', 'This tests Decap, not the browser')

const minutes = 60_000

test.describe.configure({ mode: 'serial', timeout: 5 * minutes })
// The first request of a page waits for webpack.
test.use({
  navigationTimeout: 3 * minutes,
  actionTimeout: 30_000,
  // The browser asks for an icon, which the page does not name; Decap logs what is refused.
  expectedProblems: /404|409|you opened it|Remove these links|error: Object/,
})

let root = ''
let origin = ''
let editor: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(12 * minutes)
  root = await makeSite(fixtureSite())
  // As an editor finds them.
  execFileSync(
    process.execPath,
    [require.resolve('prettier/bin/prettier.cjs'), '--write', 'data'],
    {
      cwd: root,
    },
  )
  linkEditorPackages(root)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const { NODE_ENV: _env, ...env } = process.env
  editor = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.mts'], {
    cwd: root,
    env: { ...env, PORT: String(port), CI: '1' },
    stdio: 'ignore',
  })
  await expect(() => fetch(`${origin}/admin/`)).toPass({ timeout: 10 * minutes })
})

test.afterAll(async () => {
  const ended = new Promise((done) => editor.on('close', done))
  editor.kill('SIGINT')
  await ended
  removeSite(root)
})

test.beforeEach(async ({ page, problems }) => {
  await page.unrouteAll()
  await blockForeignRequests(page, origin, problems)
})

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Opens the editor at the address of a file. */
async function edit(page: Page, address: string): Promise<void> {
  await page.goto(`${origin}/admin/`)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  await page.goto(`${origin}/admin/#/collections/${address}`)
}

async function publish(page: Page, answer: string | RegExp = 'Changes saved'): Promise<void> {
  await page.getByText('Publish', { exact: true }).click()
  await page.getByText('Publish now').click()
  await expect(page.getByText(answer)).toBeVisible()
}

test(
  'saves a changed text as one line, and the page shows it',
  { tag: '@full' },
  async ({ page }) => {
    const before = read('data/industries/retail.json')
    await edit(page, 'industries/entries/retail')
    const title = page.getByRole('textbox', { name: /^title/i })
    await title.fill('Retail and more')
    await publish(page)
    expect(read('data/industries/retail.json')).toBe(
      before.replace('"title": "Retail"', '"title": "Retail and more"'),
    )
    await page.goto(`${origin}/industries/retail/`)
    await expect(page.getByRole('heading', { level: 1, name: /Retail and more/ })).toBeVisible({
      timeout: 2 * minutes,
    })
  },
)

test(
  'shows the pictures of a case study and the page next to the form',
  { tag: '@full' },
  async ({ page }) => {
    await edit(page, 'case-studies/entries/alpha-ledger')
    const thumbnail = page.locator('img[role="presentation"]').first()
    const width = (image: HTMLImageElement): number => image.naturalWidth
    await expect.poll(() => thumbnail.evaluate(width)).toBeGreaterThan(1000)
    const shown = page.frameLocator('iframe').frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Alpha Ledger', {
      timeout: 2 * minutes,
    })
  },
)

test(
  'a file that somebody else has changed meanwhile is not overwritten',
  { tag: '@full' },
  async ({ page }) => {
    await edit(page, 'people/entries/jo-doe')
    await page.getByRole('textbox', { name: /^role/i }).fill('Written here')
    const theirs = read('data/people/jo-doe.json').replace(
      /"role": ".*"/,
      '"role": "Written there"',
    )
    writeFileSync(join(root, 'data/people/jo-doe.json'), theirs)
    await publish(page, /has been changed since you opened it/)
    await expect(page.getByRole('textbox', { name: /^role/i })).toHaveValue('Written here')
    expect(read('data/people/jo-doe.json')).toBe(theirs)
  },
)

test('a page that others link to is not deleted', { tag: '@full' }, async ({ page }) => {
  await edit(page, 'services/entries/web')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: /delete/i }).click()
  await expect(page.getByText(/Remove these links first: data\/[^ ]+:\d+ /)).toBeVisible()
  expect(read('data/services/web.json')).toContain('"Web"')
})

test(
  'a file that is not valid JSON is in the list with its line, and stays as it is',
  {
    tag: '@full',
  },
  async ({ page }) => {
    const broken = read('data/products/till.json').replace('"title"', 'title')
    writeFileSync(join(root, 'data/products/till.json'), broken)
    await edit(page, 'products')
    await expect(page.getByText(/^data\/products\/till\.json:\d+ is not valid JSON/)).toBeVisible()
    expect(read('data/products/till.json')).toBe(broken)
  },
)
