import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialog, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { formUrls } from '../../../scripts/edit/app/form-urls'
import type { EditorConfig } from '../../../scripts/edit/editor-config'
import { listFiles } from '../../../plugins/content/core/list-files'
import { fixtureSite } from '../../fixtures/content'
import { linkEditorPackages } from '../support/editor'
import { expect, expectAccessible, test } from '../support/test'

/** Edits a separate small site in the browser, as started by `npm run edit`. */

test.skip(({ browserName }) => browserName !== 'chromium', 'This tests Decap, not the browser')

const minutes = 60_000

test.describe.configure({ mode: 'serial', timeout: 5 * minutes })
// The first request of a page waits for webpack.
test.use({
  navigationTimeout: 3 * minutes,
  actionTimeout: 30_000,
  // The browser requests an icon that the page does not have; Decap logs refused requests.
  expectedProblems: /404|409|you opened it|Remove these links|error: Object/,
  variant: {
    site: fixtureSite(),
    prepare: (root) => {
      // Formatted as editors see them.
      const prettier = require.resolve('prettier/bin/prettier.cjs')
      execFileSync(process.execPath, [prettier, '--write', 'data'], { cwd: root })
      linkEditorPackages(root)
    },
    // The bundle is served when it is ready; the files are being watched by then.
    server: { args: ['--import', 'tsx', 'scripts/edit/edit.mts'], ready: '/commons.js' },
  },
})

let root = ''

test.beforeEach(({ site }) => {
  root = site.root
})

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Opens the editor at the address of a file. */
async function edit(page: Page, address: string): Promise<void> {
  await page.goto('/admin/')
  await expect(page.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  await page.goto(`/admin/#/collections/${address}`)
}

async function save(page: Page, answer: string | RegExp = 'Changes saved'): Promise<void> {
  await page.getByText('Save', { exact: true }).click()
  await page.getByText('Save now').click()
  await expect(page.getByText(answer)).toBeVisible()
}

/** Decap's store, which the test adds to the page. */
interface EditorWindow {
  store: {
    dispatch: (action: object) => void
    getState: () => { entryDraft: { getIn: (path: string[]) => unknown } }
  }
}

/** Makes the store available to the test when the editor reads it. */
function exposeStore(): void {
  type Create = (...args: unknown[]) => EditorWindow['store']
  type Compose = (enhance: (create: Create) => Create) => (create: Create) => Create
  let compose: Compose | undefined
  Object.defineProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', {
    get: () => compose,
    set: (own: Compose) => {
      compose =
        (enhance) =>
        (create) =>
        (...args) => {
          const store = own(enhance)(create)(...args)
          Object.assign(window, { store })
          return store
        }
    },
  })
}

/** Marks the open form as changed, without a change: Decap does not save it otherwise. */
function markChanged(): void {
  const field = { get: (key: string) => (key === 'name' ? 'notInTheForm' : undefined) }
  const { store } = window as unknown as EditorWindow
  store.dispatch({ type: 'DRAFT_CHANGE_FIELD', payload: { field, metadata: {}, entries: [] } })
}

test('saving a file unchanged changes nothing in it', async ({ page, request }) => {
  await page.addInitScript(exposeStore)
  const config = (await (await request.get('/admin/config.json')).json()) as EditorConfig
  const { hashOf } = formUrls(config.collections)
  const files = listFiles(join(root, 'data')).filter((file) => file.endsWith('.json'))
  await edit(page, 'people')
  const shown = (): Promise<unknown> =>
    page.evaluate(() =>
      (window as unknown as EditorWindow).store.getState().entryDraft.getIn(['entry', 'path']),
    )
  for (const file of files.map((path) => `data/${path}`)) {
    const before = read(file)
    await page.goto(`/admin/#/collections/people`)
    await expect.poll(shown).toBeUndefined()
    await page.goto(`/admin/${hashOf(file)}`)
    await expect.poll(shown, file).toBe(file)
    await page.evaluate(markChanged)
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"persistEntry"')),
    )
    await page.getByText('Save', { exact: true }).click()
    await page.getByText('Save now').click()
    expect((await saved).status(), file).toBe(200)
    await expect(page.getByText('Changes saved')).toBeVisible()
    expect(read(file), file).toBe(before)
  }
})

test('saves a changed headline of the home page as one line, and the page shows it', async ({
  page,
}) => {
  const before = read('data/home.json')
  const { hero } = JSON.parse(before) as { hero: { headline: [string] } }
  const [line] = hero.headline
  await edit(page, 'single-pages/entries/home')
  await page.locator('[id^=hero-field]').getByTestId('expand-button').first().click()
  await page.getByRole('button', { name: `Open: ${line}` }).click()
  await page.getByRole('textbox', { name: 'Entry' }).fill('Another headline')
  await save(page)
  expect(read('data/home.json')).toBe(before.replace(`"${line}"`, '"Another headline"'))
  await expectHeading(page, '/', 'Another headline')
})

test('says after saving what only the whole content shows, and leads to the field', async ({
  page,
}) => {
  await edit(page, 'industries/entries/retail')
  const icon = page.getByRole('textbox', { name: 'Icon', exact: true })
  const good = await icon.inputValue()
  await icon.fill('no-such-icon')
  await save(page)
  expect(read('data/industries/retail.json')).toContain('"icon": "no-such-icon"')
  const issues = page.getByRole('region', { name: 'Issues' })
  const status = issues.getByRole('status')
  await expect(status).toContainText('1 issue in this file')
  await expect(status).toContainText('no icon "no-such-icon"')
  await expectAccessible(page, '#content-issues')

  // Also from another form, whose field is in a closed list entry.
  const service = JSON.parse(read('data/services/web.json')) as { questions: object[] }
  Object.assign(service.questions[0] ?? {}, { question: 'What is <b>it</b>?' })
  writeFileSync(join(root, 'data/services/web.json'), JSON.stringify(service, null, 2))
  await page.goto(`/admin/#/collections/industries`)
  await issues.getByText('issues in the content').click()
  await issues.getByRole('link', { name: 'services/web: Questions 1, Question' }).click()
  const question = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(question).toBeFocused()
  await question.fill('What is it?')

  // A form with changes stays open if the user says so.
  const asked: string[] = []
  const keep = (dialog: Dialog): void => {
    asked.push(dialog.message())
    void dialog.dismiss()
  }
  page.on('dialog', keep)
  await issues.getByRole('link', { name: 'industries/retail: Icon' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  await expect(page).toHaveURL(/services\/entries\/web$/)
  await expect(question).toHaveValue('What is it?')
  expect(asked).toHaveLength(1)
  page.off('dialog', keep)
  await save(page)
  await issues.getByRole('link', { name: 'industries/retail: Icon' }).click()
  await expect(icon).toBeFocused()
  await icon.fill(good)
  await save(page)
  await expect(issues.getByRole('listitem')).toHaveCount(0)
})

test('a saved change can be undone and saved again', async ({ page }) => {
  await edit(page, 'people/entries/jo-doe')
  const role = page.getByRole('textbox', { name: /^role/i })
  const before = await role.inputValue()
  await role.fill('Someone else')
  await save(page)
  // Decap moves the caret to the end when a field receives the focus.
  await role.focus()
  await role.fill(before)
  await save(page)
  expect(read('data/people/jo-doe.json')).toContain(`"role": "${before}"`)
})

test('lists entries with their pictures and their state, which follow a save', async ({ page }) => {
  await edit(page, 'people')
  const cards = page.locator('main li, li').filter({ has: page.getByRole('heading') })
  await expect(cards.first().getByTestId('entry-card-image')).toHaveCSS('background-image', /^url/)
  await page.getByRole('link', { name: 'Kim Poe' }).click()
  await page.getByRole('switch', { name: /^Draft/ }).click()
  await save(page)
  await page.getByRole('link', { name: /Writing in People/ }).click()
  await page.getByRole('link', { name: 'Kim Poe, draft' }).click()
  await page.getByRole('switch', { name: /^Draft/ }).click()
  await save(page)
  expect(read('data/people/kim-poe.json')).not.toContain('thumbnail')
})

test('shows the pictures of a case study and the page next to the form', async ({ page }) => {
  await edit(page, 'case-studies/entries/alpha-ledger')
  const thumbnail = page.locator('img[role="presentation"]').first()
  const width = (image: HTMLImageElement): number => image.naturalWidth
  await expect.poll(() => thumbnail.evaluate(width)).toBeGreaterThan(1000)
  const shown = page.frameLocator('iframe').frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Alpha Ledger', {
    timeout: 2 * minutes,
  })

  // It follows the form, and keeps its position when it shows a saved change.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scrolled = (): Promise<number> =>
    shown.locator('html').evaluate(({ scrollTop }) => Math.round(scrollTop))
  expect(await scrolled()).toBe(0)
  await page.getByRole('textbox', { name: 'Alternative text' }).first().fill('Another ledger.')
  await page.locator('[id^=result-field]').getByRole('button').first().focus()
  await expect.poll(scrolled).toBeGreaterThan(0)
  const place = await scrolled()
  await save(page)
  await expect(shown.getByAltText('Another ledger.').first()).toBeAttached({ timeout: minutes })
  expect(await scrolled()).toBe(place)
})

/** Waits until a page of the development server has this heading. */
const expectHeading = (page: Page, path: string, text: string): Promise<void> =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text, { timeout: 5000 })
  }).toPass({ timeout: 2 * minutes })

/** A picture of one color. */
const picture = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: 1000, channels: 3, background: '#468' } })
    .png()
    .toBuffer(),
})

/** Presses a key until an element has the focus. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isFocused = (): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 100 && !(await isFocused()); presses += 1)
    await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test('adds a case study with only the keyboard, which gets a page and a card', async ({ page }) => {
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await reach(page, page.getByRole(role, { name }).first())
    await page.keyboard.press('Enter')
  }
  // A field with suggestions is a combobox.
  const type = async (name: string | RegExp, text: string) => {
    await reach(page, page.getByLabel(name, { exact: true }).last())
    await page.keyboard.type(text)
  }
  const description = 'Rice by rail, planned by the three people who load it each morning.'
  await page.goto('/admin/')
  await expect(page.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  await press('Case studies', 'link')
  await expect(page.getByRole('heading', { name: 'Case studies' })).toBeVisible()
  await press(/case study$/i, 'link')
  await expect(page.getByRole('spinbutton', { name: 'Order' })).toBeVisible()
  await reach(page, page.getByRole('spinbutton', { name: 'Order' }))
  await page.keyboard.type('0')
  await type('Title', 'Rice & Rail / på "vei"')
  await press('Choose an image')
  const upload = page.locator('label', { hasText: 'Upload' })
  await reach(page, upload)
  // Decap answers after it has listed the pictures.
  await expect(page.locator('input[type=file]')).toBeEnabled()
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(await picture('My Cover 1.png', 1600))
  }).toPass()
  await expect(page.getByText('My Cover 1.png')).toBeVisible()
  await press('Choose selected')
  await expect(page.getByRole('button', { name: 'Choose different image' })).toBeFocused()
  await type('Alternative text', 'A timetable.')
  await type(/^As text/, 'Jan 2025 - Mar 2025')
  await type('Description', description)
  for (const [list, value] of Object.entries({
    technologies: 'Node',
    industries: '/industries/retail/',
    services: 'Railways',
  })) {
    await press(new RegExp(`^Add ${list}`, 'i'))
    await type('Entry', value)
  }
  await expectAccessible(page, 'input[list]')
  // Back to the top.
  await reach(page, page.getByRole('button', { name: 'Save', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('menuitem', { name: 'Save now' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Changes saved')).toBeVisible()
  expect(JSON.parse(read('data/case-studies/rice-rail-pa-vei.json'))).toEqual({
    $schema: '../../plugins/content/schemas/case-study.json',
    order: 0,
    title: 'Rice & Rail / på "vei"',
    imgUrl: './rice-rail-pa-vei/my-cover-1.png',
    imgAlt: 'A timetable.',
    duration: 'Jan 2025 - Mar 2025',
    description,
    tech: ['Node'],
    industries: ['/industries/retail/'],
    services: ['Railways'],
  })
  await expect(async () => {
    await page.goto('/case-studies/')
    const link = page.locator('main article').first().getByRole('link')
    await expect(link).toContainText('Rice & Rail', { timeout: 1000 })
    await link.click()
  }).toPass()
  await expect(page.getByRole('img', { name: 'A timetable.' }).first()).toBeVisible()
})

test('a picture that is too small is refused with its reason', async ({ page }) => {
  await edit(page, 'case-studies/entries/alpha-ledger')
  await page.getByRole('button', { name: 'Choose different image' }).first().click()
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.dismiss()
  })
  const upload = page.locator('input[type=file]')
  await upload.setInputFiles(await picture('small.png', 900))
  await expect.poll(() => messages).toEqual([expect.stringContaining('900 pixels wide')])
  await upload.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') })
  await expect.poll(() => messages[1]).toContain('"a.png" cannot be read')
  await expect(page.getByText('small.png')).toHaveCount(0)
})

test('opens the form of another file from its address, and asks first if changes are not saved', async ({
  page,
}) => {
  const before = read('data/people/jo-doe.json')
  await edit(page, 'services/entries/web')
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor()
  await page.goto(`/admin/#/collections/people/entries/jo-doe`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Jo Doe')
  await name.fill('Not saved')

  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.goto(`/admin/#/collections/people/entries/kim-poe`)
  await expect(name).toHaveValue('Not saved')
  expect(page.url()).toContain('jo-doe')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/#/collections/people/entries/kim-poe`)
  await expect(name).toHaveValue('Kim Poe')
  expect(read('data/people/jo-doe.json')).toBe(before)
})

test('saves a photo as it is displayed and without its location', async ({ page }) => {
  // Taken with the camera turned: 1000 x 1600 pixels are displayed as 1600 x 1000.
  const photo = await sharp({
    create: { width: 1000, height: 1600, channels: 3, background: '#486' },
  })
    .withExif({
      IFD0: { Model: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await edit(page, 'case-studies/entries/alpha-ledger')
  await page.getByRole('button', { name: 'Choose different image' }).first().click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Choose selected' }).click()
  await save(page)
  const saved = await sharp(join(root, 'data/case-studies/alpha-ledger/photo.jpg')).metadata()
  expect(saved).toMatchObject({ format: 'jpeg', width: 1600, height: 1000 })
  expect(saved.orientation ?? 1).toBe(1)
  expect(saved.exif).toBeUndefined()
})

test('copies a person with a portrait whose name has no Latin letters, and deletes the copy', async ({
  page,
}) => {
  await edit(page, 'people/entries/jo-doe')
  await page.getByText('Saved', { exact: true }).click()
  await page.getByText('Duplicate').click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const portrait = page.locator('[class*="-ControlContainer"] img').first()
  const width = (image: HTMLImageElement): number => image.naturalWidth
  await expect.poll(() => portrait.evaluate(width)).toBeGreaterThan(0)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('דנה כהן 👋')
  await page.getByRole('spinbutton', { name: 'Order' }).fill('7')
  await save(page)
  expect(JSON.parse(read('data/people/entry.json'))).toMatchObject({
    name: 'דנה כהן 👋',
    portrait: { imgUrl: './entry/portrait.png' },
  })
  const copy = join(root, 'data/people/entry/portrait.png')
  expect(readFileSync(copy)).toEqual(readFileSync(copy.replace('entry', 'jo-doe')))
  await expect.poll(() => portrait.evaluate(width)).toBeGreaterThan(0)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: /delete/i }).click()
  await expect(page).toHaveURL(/people$/)
  await expect.poll(() => existsSync(copy)).toBe(false)
  expect(existsSync(join(root, 'data/people/entry.json'))).toBe(false)
})

test('adds a sub-page to an industry as a copy of another', async ({ page }) => {
  await edit(page, 'industries--retail/entries/loyalty')
  await page.getByText('Saved', { exact: true }).click()
  await page.getByText('Duplicate').click()
  // The form is only now that of the copy.
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Shop floor')
  await save(page)
  await expectHeading(page, '/industries/retail/shop-floor/', 'Shop floor')
})

test('moves a section of the home page by dragging and with keys', async ({ page }) => {
  const sections = () => (JSON.parse(read('data/home.json')) as { sections: string[] }).sections
  await edit(page, 'single-pages')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText(/^\d+ sections$/).click()
  const handles = page.locator('[id^=sections-field] [aria-roledescription=sortable]')
  const [handle, third] = [handles.nth(0), handles.nth(2)]
  await handle.hover()
  await page.mouse.down()
  const [from, to] = [await handle.boundingBox(), await third.boundingBox()]
  if (!from || !to) throw new Error('The list is not open')
  await page.mouse.move(from.x + 9, to.y + 25, { steps: 40 })
  // The other entries move.
  await expect(handles.nth(1).locator('xpath=../..')).not.toHaveCSS('transform', 'none')
  await page.mouse.up()
  const before = sections()
  await save(page)
  const dragged = sections()
  expect(dragged.indexOf(before[0] ?? '')).toBeGreaterThan(0)
  expect([...dragged].sort()).toEqual([...before].sort())

  const up = page.locator('[id^=sections-field]').getByRole('button', { name: /^Move up: / })
  await up.nth(1).press('Enter')
  await expect(up.first()).toBeFocused()
  await save(page)
  const [first = '', second = '', ...others] = dragged
  expect(sections()).toEqual([second, first, ...others])
})

test('a file that somebody else has changed meanwhile is not overwritten', async ({ page }) => {
  await edit(page, 'people/entries/jo-doe')
  await page.getByRole('textbox', { name: /^role/i }).fill('Written here')
  const theirs = read('data/people/jo-doe.json').replace(/"role": ".*"/, '"role": "Written there"')
  writeFileSync(join(root, 'data/people/jo-doe.json'), theirs)
  await save(page, /has changed since you opened it/)
  await expect(page.getByRole('textbox', { name: /^role/i })).toHaveValue('Written here')
  expect(read('data/people/jo-doe.json')).toBe(theirs)
})

test('a page that others link to is not deleted', async ({ page }) => {
  await edit(page, 'services/entries/web')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: /delete/i }).click()
  await expect(page.getByText(/Remove these links first: data\/[^ ]+:\d+ /)).toBeVisible()
  expect(read('data/services/web.json')).toContain('"Web"')
})

test('a file that is not valid JSON is in the list with its line, and stays as it is', async ({
  page,
}) => {
  const broken = read('data/products/till.json').replace('"title"', 'title')
  writeFileSync(join(root, 'data/products/till.json'), broken)
  await edit(page, 'products')
  await expect(page.getByText(/^data\/products\/till\.json:\d+ is not valid JSON/)).toBeVisible()
  expect(read('data/products/till.json')).toBe(broken)
})
