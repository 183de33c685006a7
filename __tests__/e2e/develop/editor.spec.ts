import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { editedSite } from '../support/served-site'
import { expect as expectSoon, test } from '../support/test'

/** Edits a separate small site in the browser, with Decap and Gatsby as they are. */

const minutes = 60_000

// The development server compiles what is requested first.
const expect = expectSoon.configure({ timeout: minutes })

test.describe.configure({ mode: 'serial', timeout: 5 * minutes })
test.use({
  variant: editedSite,
  // The first request of a page waits for webpack.
  navigationTimeout: 3 * minutes,
  actionTimeout: minutes,
  // The browser requests an icon that the page does not have; Decap logs what was refused.
  expectedProblems:
    /favicon|console (?:error|warning)|page-data|api\/v1 422|error: Object|\/static\//,
})

let root = ''
test.beforeEach(async ({ page, site }) => {
  root = site.root
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible()
})

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Opens a form by its address; a list is in between, because Decap mixes two forms otherwise. */
async function open(page: Page, address: string, field: string): Promise<void> {
  await page.goto('/admin/#/collections/people')
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await page.goto(`/admin/#/collections/${address}`)
  await expect(page.getByText(field, { exact: true }).first()).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click()
}
const expectSaved = (page: Page) => expect(page.getByText('Changes saved').first()).toBeVisible()

/** The list above the form. */
const issueList = (page: Page, heading: string): Locator =>
  page.getByRole('alert', { name: new RegExp(`^${heading}`) })

/** The button that opens a group or a list. */
const opener = (page: Page, label: string): Locator =>
  page.locator(`xpath=//label[starts-with(., "${label}")]/following::button[1]`)

/** The headline of the page next to the form. */
const heading = (page: Page): Locator =>
  page.frameLocator('iframe').frameLocator('iframe').getByRole('heading', { level: 1 })

test('an editor changes, adds and deletes content, and is told what is refused', async ({
  page,
}) => {
  await test.step('changes the headline of the home page, which the page next to the form shows', async () => {
    const before = read('data/home.json')
    const [line = ''] = (JSON.parse(before) as { hero: { headline: string[] } }).hero.headline
    await open(page, 'single-pages/entries/home', 'Hero')
    await opener(page, 'Hero').click()
    await page.locator(`xpath=//*[text()="${line}"]/preceding::button[2]`).click()
    await page.getByRole('textbox', { name: 'Entry' }).fill('Another headline')
    // A page that is still loading can miss the change.
    await expect(heading(page)).toContainText(line)
    await save(page)
    await expectSaved(page)
    expect(read('data/home.json')).toBe(before.replace(`"${line}"`, '"Another headline"'))
    await expect(heading(page)).toContainText('Another headline')
  })

  await test.step('adds a case study with an uploaded picture, which gets a page and a card', async () => {
    await open(page, 'case-studies/new', 'Order')
    const fill = (label: string, text: string) =>
      page.getByRole('textbox', { name: label, exact: true }).first().fill(text)
    await page.getByRole('textbox', { name: 'Order', exact: true }).fill('0')
    await fill('Title', 'Rice & Rail / på "vei"')
    await page.getByRole('button', { name: 'Choose an image' }).click()
    const picture = sharp({
      create: { width: 1600, height: 1000, channels: 3, background: '#468' },
    })
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'My Cover 1.png', mimeType: 'image/png' },
      buffer: await picture.png().toBuffer(),
    })
    await page.getByRole('button', { name: 'Choose selected' }).click()
    await fill('Alternative text', 'A timetable.')
    await opener(page, 'Duration').click()
    await fill('As text (optional)', 'Jan 2025 - Mar 2025')
    await fill('Description', 'Rice by rail, planned by the three people who load it each morning.')
    for (const [list, value] of [
      ['technologies', 'Node'],
      ['industries', '/industries/retail/'],
      ['services', '/services/nowhere/'],
    ] as const) {
      await page.getByRole('button', { name: `Add ${list}` }).click()
      await page.getByLabel('Entry', { exact: true }).last().fill(value)
    }

    // A broken link is refused with its field, and nothing is lost.
    await save(page)
    const issues = issueList(page, 'Nothing was saved')
    await expect(issues).toContainText('Services 1: ')
    await expect(issues).toContainText('/services/nowhere/')
    await expect(issues).toBeFocused()
    const file = 'data/case-studies/rice-and-rail-pa-vei.json'
    expect(existsSync(join(root, file))).toBe(false)
    await page.getByLabel('Entry', { exact: true }).last().fill('/services/web/')
    await save(page)
    await expectSaved(page)
    await expect(issues).toBeHidden()
    expect(JSON.parse(read(file))).toEqual({
      $schema: '../../src/features/case-studies/case-study.schema.json',
      order: 0,
      title: 'Rice & Rail / på "vei"',
      imgUrl: './rice-and-rail-pa-vei/my-cover-1.png',
      imgAlt: 'A timetable.',
      duration: 'Jan 2025 - Mar 2025',
      description: 'Rice by rail, planned by the three people who load it each morning.',
      tech: ['Node'],
      industries: ['/industries/retail/'],
      services: ['/services/web/'],
    })
    await expect(heading(page)).toContainText('Rice & Rail')
    await page.goto('/case-studies/')
    const card = page.getByRole('article').filter({ hasText: 'Rice & Rail' })
    await expect(card.getByRole('img', { name: 'A timetable.' })).toBeVisible()
  })

  await test.step('changes a word of an article, and nothing else in its file', async () => {
    const file = 'data/articles/counting.md'
    const before = read(file)
    await open(page, 'articles/entries/counting', 'Body')
    // At its beginning: Decap notices a key that moves the caret only after a moment.
    await page.getByText('What *this* is about.').click({ position: { x: 1, y: 8 } })
    await page.keyboard.type('New ', { delay: 100 })
    await save(page)
    await expectSaved(page)
    expect(read(file)).toBe(before.replace('What *this*', 'New What *this*'))
  })

  await test.step('shows a picture, and refuses one that cannot be read and a file that someone else has changed', async () => {
    const file = 'data/people/jo-doe.json'
    await open(page, 'people/entries/jo-doe', 'Role')
    await opener(page, 'Portrait').click()
    // decap-cms 3.16.3 shows a placeholder here.
    const { width } = await sharp(join(root, 'data/people/jo-doe/portrait.png')).metadata()
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', width)
    await page.getByRole('button', { name: 'Choose different image' }).click()
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    })
    await page.getByRole('button', { name: 'Choose selected' }).click()
    await save(page)
    await expect(page.getByText('"phone.jpg" cannot be read')).toBeVisible()
    expect(existsSync(join(root, 'data/people/jo-doe/phone.jpg'))).toBe(false)

    await page.reload()
    const role = page.getByRole('textbox', { name: 'Role' })
    await role.fill('Another role')
    const other = read(file).replace('"role": "', '"role": "Other ')
    writeFileSync(join(root, file), other)
    await save(page)
    await expect(issueList(page, 'Nothing was saved')).toContainText('was changed by someone else')
    expect(read(file)).toBe(other)
    await expect(role).toHaveValue('Another role')
  })

  await test.step('deletes an entry, but not one that others link to', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    const remove = () => page.getByRole('button', { name: 'Delete entry' }).click()
    await open(page, 'case-studies/entries/alpha-ledger', 'Order')
    await remove()
    await expect(issueList(page, 'Nothing was deleted')).toContainText('data/home.json')
    await open(page, 'case-studies/entries/rice-and-rail-pa-vei', 'Order')
    await remove()
    await expect(page.getByRole('heading', { name: 'Case studies' })).toBeVisible()
    expect(existsSync(join(root, 'data/case-studies/rice-and-rail-pa-vei.json'))).toBe(false)
    expect(existsSync(join(root, 'data/case-studies/alpha-ledger.json'))).toBe(true)
  })
})
