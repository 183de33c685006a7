import { readFileSync } from 'node:fs'
import { toObject, fillText, parseText } from '../../plugins/content'
import { loadContent } from '../../plugins/content/files/load'
import { addresses } from '../../src/content/addresses'
import { shippedLogo } from '../../src/content/site-placeholders'
import { site } from '../../src/site'
import labels from '../../src/locale/en.json'
import { privacyPolicyBody } from '../../src/features/custom-page/privacy-policy'
import { readData } from '../support/site'

/** What the content shares with a new site, and with files outside data/. */

test('the English texts of a new site are those of this one', () => {
  const readObject = (file: string): object => readData(file) as object
  const { introduction: _, sent: __, ...form } = labels.form
  // This site's text is specified; a new site gets it without the slip.
  const text = 'Your privacy is important to use.'
  const unsubscribed = { ...labels.statusPages.unsubscribed, text }
  expect(readObject('status-pages')).toMatchObject({ ...labels.statusPages, unsubscribed })
  expect(readObject('scheduling')).toMatchObject(labels.scheduling)
  expect(readObject('contact')).toMatchObject({ form })
})

test('the draft of the privacy policy is that of a new one', () => {
  const names = ['site', 'contact', 'scheduling', 'estimate', 'theme']
  const files = new Map(names.map((name) => [`${name}.json`, toObject(readData(name))]))
  const path = 'pages/privacy-policy.md'
  const { value } = parseText(path, readFileSync(`data/${path}`, 'utf8'))
  expect(fillText(privacyPolicyBody(files), addresses)).toBe(String(toObject(value).body).trim())
})

test('the hash that makes known the shipped logo is that of its file', async () => {
  const { digests } = await loadContent(process.cwd(), site)
  expect(digests?.get('static/brand/mark.svg')).toBe(shippedLogo)
})

test('security.txt names this site and the page that says how a report is handled', () => {
  const text = readFileSync('static/.well-known/security.txt', 'utf8')
  const fields = new Map(text.split('\n').map((line) => line.split(': ') as [string, string]))
  const { url, language } = readData('site') as { url: string; language: string }
  expect(fields.get('Canonical')).toBe(`${url}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe(language)
  expect(fields.get('Policy')).toBe(`${url}/our-company/security/`)
  const [, address = ''] = /^mailto:(\S+@\S+)$/.exec(fields.get('Contact') ?? '') ?? []
  expect(readFileSync('data/our-company/security.md', 'utf8')).toContain(` ${address},`)
})
