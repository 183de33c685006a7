import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/checks/free-port'
import { listFiles } from '../../../src/content/list-files'
import { caseStudiesPath, contactPath } from '../../../src/routes/paths'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { buildSite, makeSite, removeSite } from '../../built-site/small-site'
import { hostileSite } from '../../fixtures/hostile'
import { builtRoutes } from '../support/content'
import { expect, waitForHydration, blockForeignRequests, test } from '../support/test'

/** A small site of which every text is an attack, built and served. */

const { site, texts, fieldIds, title } = hostileSite()

let root = ''
let origin = ''
let preview: ChildProcess | undefined

test.describe.configure({ mode: 'serial', timeout: 15 * 60_000 })

test.beforeAll(async () => {
  root = await makeSite(site)
  const { ok, output } = await buildSite(root)
  if (!ok) throw new Error(output)
  const port = await freePort()
  origin = `http://localhost:${port}`
  preview = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.mts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  })
  await new Promise((done) => preview?.stdout?.on('data', done))
})

test.afterAll(() => {
  preview?.kill()
  removeSite(root)
})

/** The texts in a value from a JSON file, however deep. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : []
}

/** The numbers of the attacks in a text; each must stand there as it was typed. */
const numbersIn = (shown: string): number[] =>
  [...shown.matchAll(/T(\d+):/g)].map(({ 1: number, index }) => {
    expect(shown.slice(index)).toContain(texts[Number(number)] ?? 'a known text')
    expect(shown.startsWith(texts[Number(number)] ?? '', index)).toBe(true)
    return Number(number)
  })

/** What a page shows and says, also in its attributes and its data for search engines. */
const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const readable = (value: string): string => {
      try {
        return decodeURIComponent(value)
      } catch {
        return value
      }
    }
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ value }) => [value, readable(value)]),
    )
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (script) => {
        const strings: string[] = []
        JSON.parse(script.textContent, (_, value: unknown) => {
          if (typeof value === 'string') strings.push(value)
          return value
        })
        return strings
      },
    )
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style')) element.remove()
    return [copy.textContent, ...attributes, ...data]
  })

/** Nothing of an attack has come to life; gives the numbers of those that the page shows. */
async function expectHarmless(page: Page): Promise<number[]> {
  const alive = await page.evaluate(() => [
    ...('hostile' in window ? ['a script has run'] : []),
    ...[...document.querySelectorAll('[hostile]')].map(({ outerHTML }) => outerHTML),
    ...[...document.querySelectorAll('[onerror], [onload], [href^="javascript:" i]')].map(
      ({ outerHTML }) => outerHTML,
    ),
  ])
  expect(alive).toEqual([])
  return (await spoken(page)).flatMap(numbersIn)
}

test(
  'texts that look like markup or code are texts, on every page',
  { tag: '@full' },
  async ({ page, problems }) => {
    // The fixture keeps the page to the site that the other tests visit.
    await page.unrouteAll()
    await blockForeignRequests(page, origin, problems)
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
    const routes = builtRoutes(join(root, 'public'))
    expect(routes).toContain(caseStudyPath(title))
    const seen = new Set<number>()
    const look = async () => (await expectHarmless(page)).forEach((number) => seen.add(number))

    for (const route of [...routes, '/no-such-page/', `${caseStudiesPath}none/`]) {
      await page.goto(origin + route)
      await look()
      await waitForHydration(page)
      await look()
    }
    // By clicks within the site the texts come from the pages' data.
    await page.goto(`${origin}/`)
    await waitForHydration(page)
    for (const route of routes) {
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        route,
      )
      await expect(page).toHaveURL(origin + route)
      await look()
    }
    // What a form says when something is missing.
    await page.goto(origin + contactPath)
    await waitForHydration(page)
    await page.locator('form button[type="submit"], form button:not([type])').last().click()
    await expect(page.getByRole('alert')).toBeVisible()
    await look()

    const files = listFiles(join(root, 'public/page-data'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(root, 'public/page-data', name), 'utf8'))
    const sent = new Set(files.flatMap((file) => stringsIn(JSON.parse(file))).flatMap(numbersIn))
    const attacked = Object.keys(texts).map(Number)
    const unsent = attacked.filter((number) => !sent.has(number)).map((number) => fieldIds[number])
    // What no page needs is not published.
    expect(unsent.filter((place) => !/\/(?:formerTitles|prefill)\//.test(place ?? ''))).toEqual([])
    // The others are texts for rare states, such as a failure.
    expect(seen.size).toBeGreaterThan(attacked.length * 0.9)

    const byTitle = `${origin}${caseStudiesPath}${encodeURIComponent(title)}`
    const { status, headers } = await fetch(byTitle, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, caseStudyPath(title)])
  },
)
