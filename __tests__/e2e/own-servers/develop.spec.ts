import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/checks/free-port'
import { homePath } from '../../../src/routes/paths'
import { makeSite, removeSite } from '../../built-site/small-site'
import { fixtureSite } from '../../fixtures/content'
import { expect, blockForeignRequests, test } from '../support/test'

/**
 * Edits a small site of its own while `gatsby develop` runs, as an editor does. It is a step of its
 * own in `npm test`: webpack would take the processor from tests that measure time.
 */

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'What is tried is Gatsby, not the browser',
)

test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 })

const minutes = 60_000

let root = ''
let address = ''
let printed = ''
let develop: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(12 * minutes)
  root = await makeSite(fixtureSite())
  const port = await freePort()
  const args = [resolve('node_modules/gatsby/cli.js'), 'develop', '--port', String(port)]
  const { NODE_ENV: _env, ...env } = process.env
  develop = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
  })
  develop.stdout?.on('data', (text: Buffer) => (printed += text.toString()))
  develop.stderr?.on('data', (text: Buffer) => (printed += text.toString()))
  address = `http://localhost:${port}`
  await expect(() => fetch(address)).toPass({ timeout: 10 * minutes })
})

test.afterAll(async () => {
  const ended = new Promise((done) => develop.on('close', done))
  develop.kill('SIGINT')
  await ended
  removeSite(root)
})

// The fixture keeps the page to the site that the other tests visit.
test.beforeEach(async ({ page, problems }) => {
  await page.unrouteAll()
  await blockForeignRequests(page, address, problems)
})

interface Answer<Data> {
  data?: Data
  errors?: { message: string }[]
}

/** Sends a query as GraphiQL does. */
async function query<Data>(text: string, variables: object = {}): Promise<Answer<Data>> {
  const response = await fetch(`${address}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables }),
  })
  return (await response.json()) as Answer<Data>
}

/** The address of every page, as GraphiQL gives it. */
async function pagePaths(): Promise<string[]> {
  const { data } = await query<{ allSitePage: { nodes: { path: string }[] } }>(
    '{ allSitePage { nodes { path } } }',
  )
  return data?.allSitePage.nodes.map(({ path }) => path) ?? []
}

/** The queries of a Markdown file. */
const queriesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```graphql\r?\n([^]*?)^```/gm)].map(
    ([, text = '']) => text,
  )

/** The page shows its heading, with no error message of Gatsby or of the content over it. */
async function expectShown(page: Page, path: string): Promise<void> {
  await page.goto(address + path, { timeout: 3 * minutes })
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible({ timeout: minutes })
  await page.waitForLoadState('load')
  await expect(page.locator('gatsby-fast-refresh'), path).not.toBeAttached()
  await expect(page.locator('content-issues'), path).toBeHidden()
}

test(
  'shows the home page, follows an edit, answers queries',
  { tag: '@develop' },
  async ({ page }) => {
    await expectShown(page, homePath)
    const file = join(root, 'data/home.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"What we do."', '"What we do today."'))
    await expect(page.getByText('What we do today.')).toBeVisible({ timeout: 2 * minutes })
    expect(await pagePaths()).toContain(homePath)
    await page.goto(`${address}/___graphql`)
    await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible()
  },
)

test('answers every query of the documentation', { tag: '@develop' }, async () => {
  const queries = queriesIn(resolve('docs/queries.md'))
  expect(queries.length).toBeGreaterThan(0)
  for (const text of queries) {
    // A technology that the small site uses; queries without variables ignore it.
    const variables = { name: 'Node' }
    const { data, errors } = await query<Record<string, { nodes: unknown[] }>>(text, variables)
    expect(errors, text).toBeUndefined()
    const counts = Object.values(data ?? {}).map(({ nodes }) => nodes.length)
    expect(Math.max(...counts), text).toBeGreaterThan(0)
  }
})

test('shows every page without an error', { tag: '@full' }, async ({ page }) => {
  const paths = await pagePaths()
  expect(paths).toContain('/styleguide/')
  for (const path of paths) await expectShown(page, path)
})

test(
  'content is edited without a restart, and a mistake is told until it is mended',
  { tag: '@full' },
  async ({ page }) => {
    const file = join(root, 'data/case-studies/alpha-ledger.json')
    const sound = readFileSync(file, 'utf8')
    const overlay = page.locator('content-issues')
    const save = (from: string, to: string) => writeFileSync(file, sound.replace(from, to))
    const shows = (text: string) =>
      expect(page.getByText(text)).toBeVisible({ timeout: 2 * minutes })

    await page.goto(`${address}/case-studies/alpha-ledger/`, { timeout: 3 * minutes })
    await shows('It is in use.')
    await expect(overlay).toBeHidden()

    await test.step('an edit appears', async () => {
      save('"It is in use."', '"It is in daily use."')
      await shows('It is in daily use.')
    })

    await test.step('a value that is not allowed', async () => {
      save('"duration": "Aug 2023', '"duration": "August')
      await expect(overlay).toContainText(/data\/case-studies\/alpha-ledger\.json:\d+:\d+/)
      await expect(overlay).toContainText('/duration')
      await expect(overlay).toContainText('wrong-form')
      await expect(overlay).toBeVisible()
      expect(stripVTControlCharacters(printed)).toMatch(
        /alpha-ledger\.json:\d+:\d+ {2}\/duration {2}wrong-form/,
      )
      // The page follows even so; and what comes next must not overtake it.
      await shows('It is in use.')
    })

    await test.step('mended', async () => {
      writeFileSync(file, sound)
      await expect(overlay).toBeHidden()
      await shows('It is in use.')
    })

    await test.step('a file that cannot be read, and a page loaded meanwhile', async () => {
      save('"order": 1,', '"order": 1')
      await expect(overlay).toContainText('syntax')
      await page.reload()
      await expect(overlay).toContainText('a comma is missing')
      writeFileSync(file, sound)
      await expect(overlay).toBeHidden()
      await shows('It is in use.')
    })

    await test.step('a new page appears', async () => {
      const delta = sound
        .replace('Former Alpha', 'Former Delta')
        .replace('Alpha Ledger', 'Delta Rail')
        .replaceAll('./alpha-ledger/', './delta-rail/')
      writeFileSync(join(root, 'data/case-studies/delta-rail.json'), delta)
      await expect(overlay).toContainText('missing-picture')
      const folder = join(root, 'data/case-studies')
      cpSync(join(folder, 'alpha-ledger'), join(folder, 'delta-rail'), { recursive: true })
      await expect(overlay).toBeHidden()
      await expect(async () => {
        await page.goto(`${address}/case-studies/delta-rail/`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta Rail')
      }).toPass({ timeout: minutes })
    })
  },
)
