import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listFiles } from '../../../plugins/content/core/list-files'
import { pricePlaceholders } from '../../../plugins/content/core/price-text'
import { pathOfTitle } from '../../../plugins/content/core/page-path'
import { caseStudiesPath, contactPath } from '../../../plugins/content/core/paths'
import { hostileSite } from '../../fixtures/hostile'
import { reachablePages } from '../support/pages'
import { navigate } from '../support/navigate'
import { expect, open, test, waitForHydration } from '../support/test'

/** A small site in which every text is an attack. */

const { site, texts, fieldIds, title } = hostileSite()

test.use({ variant: { site } })

const placeholder = new RegExp(`\\{(?:${pricePlaceholders.join('|')})\\}`)

/** The part of a text that a page shows as typed: all of it, or the part before a price. */
const typed = (text = 'a known text'): string => text.split(placeholder)[0] ?? text

/** The numbers of the attacks in a text; each must appear as it was typed. */
const numbersIn = (shown: string): number[] =>
  [...shown.matchAll(/T(\d+):/g)].map(({ 1: number, index }) => {
    const text = typed(texts[Number(number)])
    expect(shown.slice(index, index + text.length)).toBe(text)
    return Number(number)
  })

/** All texts of a page, including those of its attributes and its structured data. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const decode = (value: string): string => {
      try {
        // In the query of a URL, a plus sign is a space.
        return decodeURIComponent(value.replaceAll('+', ' '))
      } catch {
        return value
      }
    }
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ value }) => [value, decode(value)]),
    )
    const data: string[] = []
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      JSON.parse(script.textContent, (_, value: unknown) => {
        if (typeof value === 'string') data.push(value)
        return value
      })
    }
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style')) element.remove()
    return [copy.textContent, ...attributes, ...data]
  })

/**
 * Expects that no attack has created an element or run; returns the numbers of the attacks on the
 * page.
 */
async function expectHarmless(page: Page): Promise<number[]> {
  const active = page.locator('[hostile], [onerror], [onload], [href^="javascript:" i]')
  await expect(active).toHaveCount(0)
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  return (await textsOn(page)).flatMap(numbersIn)
}

test('texts that look like markup or code are texts, on every page', async ({
  page,
  site: { root, origin },
}) => {
  test.setTimeout(15 * 60_000)
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
  const routes = reachablePages(root).map(({ path }) => path)
  expect(routes).toContain(pathOfTitle(title, { language: 'en' }))
  const seen = new Set<number>()
  const check = async () => (await expectHarmless(page)).forEach((number) => seen.add(number))

  for (const route of [...routes, '/no-such-page/', `${caseStudiesPath}none/`]) {
    await page.goto(route)
    await check()
    await waitForHydration(page)
    await check()
  }
  // After navigation within the site the texts come from the pages' data.
  await open(page, '/')
  for (const route of routes) {
    await navigate(page, route)
    await expect(page).toHaveURL(route)
    await check()
  }
  // The error messages of the form.
  await open(page, contactPath)
  await page.locator('form button[type="submit"], form button:not([type])').last().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check()

  const published = new Set<number>()
  for (const name of listFiles(join(root, 'public/page-data'))) {
    if (!name.endsWith('.json')) continue
    JSON.parse(readFileSync(join(root, 'public/page-data', name), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') numbersIn(value).forEach((number) => published.add(number))
      return value
    })
  }
  const numbers = Object.keys(texts).map(Number)
  const missing = numbers.filter((number) => !published.has(number)).map((each) => fieldIds[each])
  // Texts that are not published because no page needs them.
  const unneeded = /\/(?:formerTitles|prefill)\/|navigation.*\/description$/
  const needed = missing.filter((id = '') => !unneeded.test(id))
  expect(needed).toEqual([])
  // The others are texts for rare states, such as a failure.
  expect(seen.size).toBeGreaterThan(numbers.length * 0.9)

  const byTitle = `${origin}${caseStudiesPath}${encodeURIComponent(title)}`
  const { status, headers } = await fetch(byTitle, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([301, pathOfTitle(title, { language: 'en' })])
})
