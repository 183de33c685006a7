import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/checks/free-port'
import { makeSite, removeSite } from '../build/small-site'
import { fixtureSite } from '../fixtures/content'

/** Edits a small site of its own while `gatsby develop` runs, as an editor does. */

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'What is tried is Gatsby, not the browser',
)

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

test(
  'content is edited without a restart, and a mistake is told until it is mended',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(10 * minutes)
    const file = join(root, 'data/case-studies/alpha-ledger.json')
    const sound = readFileSync(file, 'utf8')
    const overlay = page.locator('content-problems')
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
