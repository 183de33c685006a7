import type { Page } from '@playwright/test'
import { formatIssue, isError, validate } from '../../../plugins/content/check/validate'
import { pricePlaceholders } from '../../../plugins/content/core/price-text'
import { fixtureSite, sourceOf } from '../../fixtures/content'
import { builtPages } from '../support/pages'
import { navigate } from '../support/navigate'
import { expect, open, test } from '../support/test'

/** A small site in which every text is an attack. */

/** A text that a page without escaping would run as markup or code; it starts with the number of its field. */
const attack = (number: number): string =>
  `T${number}:</script><script hostile>hostile=1</script><!--'"><img hostile src=x onerror=hostile=1>` +
  '&lt;b hostile&gt;&amp;`${hostile=1}{{hostile=1}}</style></title></textarea>]]>\\u003cjavascript:hostile=1'

/** The attacks, from the worst to the shortest; some fields require more text after it. */
const attempts = (number: number, before: string): string[] => [
  attack(number),
  `${attack(number)} ${before}`,
  `T${number}:</script><script hostile>hostile=1</script><!--'"&lt;`,
  `T${number}:"'><img hostile src=x onerror=hostile=1>`,
  `T${number}:<b hostile>"'&lt;`,
  `T${number}:<b hostile>"'&lt; ${before}`,
  `T${number}:"'<`,
]

/** A string field: its path, its previous value, and how many attacks the validator has refused. */
interface Field {
  id: string
  number: number
  before: string
  refused: number
  write: (text: string) => void
}

/** Names that other content refers to: both would have to change. */
const referredTo = new Set(['Alpha Ledger', 'Gamma Stock', 'Jo Doe', 'Privacy'])

function fieldsIn(value: unknown, pointer: string, fields: Field[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return fields
  const holder = value as Record<string, unknown>
  for (const [key, text] of Object.entries(holder)) {
    const id = `${pointer}/${key}`
    const write = (written: string): void => void (holder[key] = written)
    if (typeof text !== 'string') fieldsIn(text, id, fields)
    else if (key !== '$schema' && !referredTo.has(text))
      fields.push({ id, number: fields.length + 1, before: text, refused: 0, write })
  }
  return fields
}

const textOf = ({ number, before, refused }: Field): string =>
  attempts(number, before)[refused] ?? before

/** The fixture site with the first attack that the validator accepts in every string. */
const site = fixtureSite()
const fields = fieldsIn(site.files, 'data')
for (let doubtful = fields; doubtful.length > 0;) {
  for (const field of doubtful) field.write(textOf(field))
  const errors = validate(sourceOf(site)).filter(isError)
  const reported = new Set(errors.map(({ file, pointer }) => `${file}${pointer}`))
  doubtful = fields.filter(({ id }) => reported.has(id))
  if (errors.length > 0 && doubtful.every(({ refused }) => refused > 10))
    throw new Error(errors.map(formatIssue).join('\n'))
  for (const field of doubtful) field.refused += 1
}

/** The text in each field by the number at its start. */
const texts: Record<number, string> = {}
for (const field of fields.filter((each) => textOf(each) !== each.before))
  texts[field.number] = textOf(field)

test.use({ variant: { site } })

const placeholder = new RegExp(`\\{(?:${pricePlaceholders.join('|')})\\}`)

/** The part of a text that a page shows as typed: all of it, or the part before a price. */
const typed = (text = 'a known text'): string => text.split(placeholder)[0] ?? text

/** The numbers of the attacks in a text; each must appear as it was typed, but a price does not wrap. */
const numbersIn = (shown: string): number[] =>
  [...shown.matchAll(/T(\d+):/g)].map(({ 1: number, index }) => {
    const text = typed(texts[Number(number)])
    expect(shown.slice(index, index + text.length).replaceAll('\u00a0', ' ')).toBe(text)
    return Number(number)
  })

/** The texts of a page and of its structured data. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const data: string[] = []
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(script.textContent, (_, value: unknown) => data.push(String(value)))
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style')) element.remove()
    return [copy.textContent, ...data]
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

test('texts that look like markup or code are texts in the structured data and after a navigation', async ({
  page,
  site: { root },
}) => {
  test.setTimeout(15 * 60_000)
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
  const routes = builtPages(root)
    .map(({ path }) => path)
    .filter((path) => !/\/404|\/not-found\//.test(path))
  const seen = new Set<number>()
  await open(page, '/')
  for (const route of routes) {
    // The texts come from the page's data.
    await navigate(page, route)
    await expect(page).toHaveURL(route)
    for (const number of await expectHarmless(page)) seen.add(number)
  }
  // The others are labels for the states of controls, and in attributes.
  expect(seen.size).toBeGreaterThan(Object.keys(texts).length * 0.5)
})
