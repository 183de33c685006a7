import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homePath } from '../../../plugins/content/site/addresses'
import { editedSite } from '../support/served-site'
import { expect, test } from '../support/test'

/** Edits a separate small site while `gatsby develop` runs, as an editor does. */

test.skip(({ browserName }) => browserName !== 'chromium', 'This tests Gatsby, not the browser')

const minutes = 60_000

test.describe.configure({ timeout: 12 * minutes })
// The first request of a page waits for webpack.
test.use({
  variant: editedSite,
  navigationTimeout: 3 * minutes,
})
const patient = expect.configure({ timeout: 2 * minutes })

interface Answer<Data> {
  data?: Data
  errors?: { message: string }[]
}

/** Sends a query as GraphiQL does. */
async function query<Data>(origin: string, text: string): Promise<Answer<Data>> {
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })
  return (await response.json()) as Answer<Data>
}

test('shows the home page, follows an edit and has GraphiQL', async ({ page, site: { root } }) => {
  await page.goto(homePath)
  const file = join(root, 'data/home.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"What we do."', '"What we do today."'))
  await patient(page.getByText('What we do today.')).toBeVisible()
  await page.goto('/___graphql')
  await patient(page.getByRole('button', { name: /^Execute query/ })).toBeVisible()
})

test('shows every page without an error', async ({ page, site }) => {
  const { data } = await query<{ allSitePage: { nodes: { path: string }[] } }>(
    site.origin,
    '{ allSitePage { nodes { path } } }',
  )
  const paths = data?.allSitePage.nodes.map(({ path }) => path) ?? []
  expect(paths).toEqual(expect.arrayContaining([homePath, '/styleguide/']))
  for (const path of paths) {
    await page.goto(path)
    await patient(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.waitForLoadState('load')
    // Neither Gatsby nor the content reports an error over the page.
    await expect(page.locator('gatsby-fast-refresh'), path).not.toBeAttached()
    await expect(page.locator('content-issues'), path).toBeHidden()
  }
})

test('a single page goes and comes with its content file', async ({ site }) => {
  const file = join(site.root, 'data/scheduling.json')
  const content = readFileSync(file)
  const readPages = async () => {
    const { data } = await query<{ siteSettings: { pages: string[] } }>(
      site.origin,
      '{ siteSettings { pages } }',
    )
    return data?.siteSettings.pages
  }
  rmSync(file)
  await patient.poll(readPages).not.toContain('/contact-us/book-a-call/')
  writeFileSync(file, content)
  await patient.poll(readPages).toContain('/contact-us/book-a-call/')
})

test.describe('editing', () => {
  // A page has no data while its file cannot be parsed, nor before it has been created.
  test.use({
    expectedProblems: /^response: \S+\/page-data\/case-studies\/[a-z-]+\/page-data\.json 404$/,
  })

  test('content is edited without a restart, and an issue is shown until it is fixed', async ({
    page,
    site: { root, output },
  }) => {
    const file = join(root, 'data/case-studies/alpha-ledger.json')
    const valid = readFileSync(file, 'utf8')
    const overlay = page.locator('content-issues')
    const save = (from: string, to: string) => writeFileSync(file, valid.replace(from, to))
    const expectText = (text: string) => patient(page.getByText(text)).toBeVisible()

    await page.goto('/case-studies/alpha-ledger/')
    await expectText('It is in use.')
    save('"It is in use."', '"It is in daily use."')
    await expectText('It is in daily use.')

    // A value that is not allowed.
    save('"duration": "Aug 2023', '"duration": "August')
    await expect(overlay).toContainText(/alpha-ledger\.json:\d+:\d+ {2}\/duration/)
    await expect(overlay).toContainText('wrong-form')
    expect(output()).toMatch(/alpha-ledger\.json:\d+:\d+ {2}\/duration {2}wrong-form/)
    // The page is still updated; the next edit must come later.
    await expectText('It is in use.')
    writeFileSync(file, valid)
    await expect(overlay).toBeHidden()

    // A file that cannot be parsed, and a page that is loaded meanwhile.
    save('"order": 1,', '"order": 1')
    await expect(overlay).toContainText('syntax')
    await page.reload()
    await expect(overlay).toContainText('a comma is missing')
    writeFileSync(file, valid)
    await expect(overlay).toBeHidden()
    await expectText('It is in use.')

    // A new page, followed by its picture.
    const delta = valid
      .replace('Former Alpha', 'Former Delta')
      .replace('Alpha Ledger', 'Delta Rail')
      .replaceAll('./alpha-ledger/', './delta-rail/')
    const folder = join(root, 'data/case-studies')
    writeFileSync(join(folder, 'delta-rail.json'), delta)
    await expect(overlay).toContainText('missing-picture')
    cpSync(join(folder, 'alpha-ledger'), join(folder, 'delta-rail'), { recursive: true })
    await expect(overlay).toBeHidden()
    await expect(async () => {
      await page.goto('/case-studies/delta-rail/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta Rail')
    }).toPass({ timeout: minutes })
  })
})

test.describe('a key that every page needs', () => {
  // React, Gatsby and the server report the query that fails.
  test.use({ expectedProblems: /./ })

  test('may be missing: Gatsby’s error goes when it is there again', async ({
    page,
    site: { root },
  }) => {
    const file = join(root, 'data/services/web.json')
    const valid = readFileSync(file, 'utf8')
    const { icon: _, ...withoutIcon } = JSON.parse(valid) as Record<string, unknown>
    const heading = page.getByRole('heading', { level: 1 })
    const gatsbyError = page.locator('gatsby-fast-refresh')

    await page.goto('/contact-us/')
    await patient(heading).toBeVisible()
    writeFileSync(file, JSON.stringify(withoutIcon))
    await expect(page.locator('content-issues')).toContainText('"icon" is missing')
    await patient(gatsbyError).toBeAttached()
    writeFileSync(file, valid)
    await patient(gatsbyError).not.toBeAttached()
    await patient(heading).toBeVisible()
  })
})
