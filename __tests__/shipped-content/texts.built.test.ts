import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { linksCalled, textOf } from '../support/site'

/** Where the links of the content lead, which a change of the code could mix up. */

const mlm = 'MLM E-Commerce & ERP System with Mobile App'

/** The home page as assistive technology reads it: without decoration and duplicates. */
const home = parse(readFileSync('public/index.html', 'utf8'))
home.querySelectorAll('[aria-hidden="true"], script, style').forEach((part) => part.remove())

test.each([
  ['Get A Free Estimation', ['/contact-us/']],
  ['Schedule a Call', ['/contact-us/']],
  ['See All Works', ['/case-studies/']],
  [`Website: ${mlm}`, ['https://www.gharona.example/']],
  [`Source: ${mlm}`, ['https://code.gharona.example/commerce-erp']],
])('on the home page "%s" links to %j', (name, targets) => {
  expect(linksCalled(home, name)).toEqual(expect.arrayContaining(targets))
})

/** The texts of the links of all pages that lead to a page of this address. */
const labelsByPage = new Map<string, Set<string>>()
for (const file of readdirSync('public', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('index.html')) continue
  const page = parse(readFileSync(join('public', file), 'utf8'))
  for (const link of page.querySelectorAll('a[href]:not([hreflang])')) {
    const [path = ''] = decodeURI(link.getAttribute('href') ?? '').split(/[?#]/)
    labelsByPage.set(path, (labelsByPage.get(path) ?? new Set()).add(textOf(link)))
  }
}

test.each([
  [
    '/contact-us/',
    [
      'Ask for a price',
      'Ask for the review',
      'Ask for two engineers',
      'Contact Us',
      'Get A Free Estimation',
      'Leave a message',
      'Message',
      'Schedule a Call',
      'Tell us about your project',
      'Write to us',
      'contact form',
    ],
  ],
  [
    '/contact-us/book-a-call/',
    ['Book a Call', 'Book a call', 'Book a free call', 'Contact Us', 'free call'],
  ],
  ['/contact-us/estimate/', ['Estimate', 'Get your own range', 'See a price range']],
  [
    '/bn/যোগাযোগ/',
    [
      'আপনার কাজের কথা লিখুন',
      'আমাদের লিখুন',
      'বার্তা দিন',
      'বিনা মূল্যে খরচের ধারণা নিন',
      'যোগাযোগ',
      'যোগাযোগ করুন',
    ],
  ],
  ['/bn/যোগাযোগ/কথা-বলুন/', ['কল বুক করুন', 'কলের সময় নিন', 'ফ্রি কলের সময় নিন']],
])('the links to %s say where they lead', (path, labels) => {
  const found = [...(labelsByPage.get(path) ?? [])].filter(
    (label) => !label.startsWith('Estimate: '),
  )
  expect(found.sort()).toEqual(labels)
})

test('a page whose link opens the contact form is selected there as the subject', () => {
  const form = parse(readFileSync('public/contact-us/index.html', 'utf8'))
  const subjects = form
    .querySelectorAll('[data-props]')
    .map((island) => island.getAttribute('data-props'))
    .join()
  const missing: string[] = []
  for (const file of readdirSync('public', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html') || file.startsWith('bn')) continue
    const html = readFileSync(join('public', file), 'utf8')
    for (const [, path = ''] of html.matchAll(/\/contact-us\/\?about=(\/[^"#&]+)/g))
      if (!subjects.includes(`"path":"${path}"`)) missing.push(`${file}: ${path}`)
  }
  expect(missing).toEqual([])
})
