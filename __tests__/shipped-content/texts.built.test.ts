import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { linksCalled } from '../support/site'

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
