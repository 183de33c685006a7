import { existsSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { receiverOf } from '../../../src/features/contact/receiver'
import { paths } from '../support/pages'
import { readData } from '../../support/site'
import { typed } from '../support/contact-form'
import { expect, test, wakeIslands } from '../support/test'

/** The test site has another receiver. */

const contact = readData('contact')
const { form } = contact as { form: { name: string } }
const file = resolve('test-results/submissions', `${form.name}.jsonl`)

test.skip(receiverOf(contact).type !== 'netlify', 'The site has another receiver')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a message arrives complete and once at Netlify', async ({ page }) => {
      await page.goto(paths.contact)
      if (javaScriptEnabled) await wakeIslands(page)
      const message = `${typed.message}${randomUUID()}`
      for (const [name, text] of Object.entries({ ...typed, message }))
        await page.locator(`form [name="${name}"]`).fill(text)
      await page.locator('form [name="message"]').press('Tab')
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      if (javaScriptEnabled) await expect(page.getByRole('status').first()).toBeFocused()
      else await expect(page).toHaveURL(paths.thankYou)
      const marker = message.slice(-36)
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
      const arrived = lines.filter((line) => line.includes(marker))
      // A native form ends its lines with CRLF.
      const sent = javaScriptEnabled ? message : message.replaceAll('\n', '\r\n')
      expect(arrived.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({
          data: expect.objectContaining({ ...typed, message: sent }),
        }),
      ])
    })
  })
