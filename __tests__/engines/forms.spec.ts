import { expect, paths, test } from './support/test'
import type { Tab } from './support/tab'

/** The contact form and the estimate. Texts have characters that a wrong encoding would damage. */

const typed = {
  name: 'Ada & Söhne',
  email: 'ada+test@engine.example',
  message: 'Two < three, 100 % <b>of it</b>',
}
const scripts = /\.js(?:\?|$)/
const submit = { css: 'main form [type=submit]' }

const field = (name: string) => ({ css: `main form [name="${name}"]` })

async function fillIn(tab: Tab, texts: Partial<typeof typed> = typed): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await tab.type(field(name), text)
}

const readForm = (tab: Tab): Promise<Record<string, string>> =>
  tab.run(() =>
    Object.fromEntries(
      ['name', 'email', 'message'].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value ?? '',
      ]),
    ),
  )

const sent = (tab: Tab) =>
  tab.site.posts.map((post) => ({
    name: post.get('name'),
    email: post.get('email'),
    message: post.get('message'),
  }))

test('the contact form names errors until they are corrected, and sends once', async ({ tab }) => {
  await tab.openWhole(paths.contact)
  await fillIn(tab, { name: typed.name, email: 'ada' })
  await tab.waitForIsland('contact-form')
  await tab.click(submit)
  const errors = () =>
    tab.run(() =>
      [...document.querySelectorAll('main form [aria-invalid="true"]')].map((field) =>
        field.getAttribute('name'),
      ),
    )
  await expect.poll(errors).toEqual(['email', 'message'])
  const isInAlert = () => tab.run(() => document.activeElement?.closest('[role=alert]') !== null)
  expect(await isInAlert()).toBe(true)
  await tab.type(field('email'), '+test@engine.example')
  await tab.type(field('message'), typed.message)
  await expect.poll(errors).toEqual([])
  await tab.click(submit)
  await expect.poll(() => sent(tab)).toEqual([typed])
  await expect.poll(() => tab.has(field('message'))).toBe(false)
  expect(await tab.address()).toBe(paths.contact)
})

test('a draft is kept when the page is loaded again', async ({ tab }) => {
  await tab.openWhole(paths.contact)
  await fillIn(tab)
  await tab.waitForIsland('contact-form')
  await tab.type(field('name'), '!')
  await tab.site.waitForQuiet(1000)
  await tab.open('/')
  await tab.openWhole(paths.contact)
  await tab.click(field('message'))
  await tab.waitForIsland('contact-form')
  await expect.poll(() => readForm(tab)).toEqual({ ...typed, name: `${typed.name}!` })
})

test('a message that was sent from another page does not come back', async ({ tab }) => {
  await tab.openWhole(paths.contact)
  await fillIn(tab)
  await tab.waitForIsland('contact-form')
  const message = () => tab.value(field('message'))
  await tab.follow({ css: 'header a[href="/"]' })
  await expect.poll(message).toBe(typed.message)
  await tab.waitForIsland('contact-form')
  await tab.click(submit)
  await expect.poll(() => tab.site.posts.length).toBe(1)
  await expect.poll(() => tab.has(field('message'))).toBe(false)
  await tab.back()
  await expect.poll(message).toBe('')
  await tab.reload()
  await tab.click(field('message'))
  await tab.waitForIsland('contact-form')
  expect(await message()).toBe('')
})

test('what is typed before the scripts arrive stays, and is sent', async ({ tab, site }) => {
  site.setRules({ path: scripts, delay: 5000 })
  await tab.open(paths.contact)
  await fillIn(tab)
  expect(await readForm(tab)).toEqual(typed)
  await site.waitForQuiet()
  await tab.waitForIsland('contact-form')
  expect(await readForm(tab)).toEqual(typed)
  const readFocus = () => tab.run(() => document.activeElement?.getAttribute('name'))
  expect(await readFocus()).toBe('message')
  await tab.typeText('.')
  await tab.click(submit)
  await expect.poll(() => sent(tab)).toEqual([{ ...typed, message: `${typed.message}.` }])
})

test('without its scripts the contact form is sent by the browser', async ({ tab, site }) => {
  site.setRules({ path: scripts, isMissing: true })
  await tab.open(paths.contact)
  await fillIn(tab)
  await tab.click(submit)
  await expect.poll(() => tab.address()).toBe(paths.thankYou)
  expect(sent(tab)).toEqual([typed])
})

test('an estimate is passed on to the contact form', async ({ tab }) => {
  await tab.openWhole(paths.estimate)
  await tab.click({ css: 'label:has([name=service])' })
  await tab.waitForIsland('estimate')
  const chooseNext = () =>
    tab.click({ css: 'main fieldset:not(:has(:checked)) label:has([type=radio])' })
  const isOpen = () => tab.has({ css: 'main fieldset:not(:has(:checked)) label:has([type=radio])' })
  while (await isOpen()) await chooseNext()
  const send = { css: `main a[href^="${paths.contact}?"]` }
  await expect.poll(() => tab.has(send)).toBe(true)
  const address = await tab.address()
  expect(address).toContain('service=')
  await tab.follow(send)
  await tab.click(field('name'))
  await tab.waitForIsland('contact-form')
  const readEstimate = () =>
    tab.run(() => document.querySelector<HTMLInputElement>('[name=estimate]')?.value)
  await expect.poll(readEstimate).toContain('service=')
  await tab.back()
  await expect.poll(() => tab.address()).toBe(address)
})

test('X1: an answer that is chosen before the scripts arrive wins over the address', async ({
  tab,
  site,
}) => {
  await tab.open(paths.estimate)
  const [first = '', second = ''] = await tab.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('[name=service]')].map(({ value }) => value),
  )
  site.setRules({ path: scripts, delay: 2500 })
  await tab.open('about:blank')
  await tab.open(`${paths.estimate}?service=${first}`)
  await tab.click({ css: `label:has([value="${second}"])` })
  const readChosen = () =>
    tab.run(() => document.querySelector<HTMLInputElement>('[name=service]:checked')?.value)
  expect(await readChosen()).toBe(second)
  await site.waitForQuiet(1500)
  await tab.waitForIsland('estimate')
  expect(await readChosen()).toBe(second)
  await expect.poll(() => tab.address()).toContain(`service=${second}`)
})
