import type { HTMLElement } from 'node-html-parser'
import { estimatePath } from '../../plugins/content/core/paths'
import {
  readData,
  readScheduling,
  readPages,
  textsOf,
  violations,
  type BuiltPage,
} from '../support/site'

const pages = readPages()

test('every page has one h1, and it has text', () => {
  const issues = violations(pages, ({ document }) => {
    const texts = document.querySelectorAll('h1').map(({ text }) => text.trim())
    return texts.length === 1 && texts[0] ? [] : [`${texts.length} h1 ${texts.join()}`]
  })
  expect(pages.length).toBeGreaterThan(1)
  expect(issues).toEqual([])
})

/** The accessible name of an element: its label, or the text of the elements that label it. */
const nameOf = ({ document }: BuiltPage, element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.text.trim() ?? '')
    .join(' ')

test('every landmark has a unique name on its page', () => {
  const issues = violations(pages, (page) => {
    const landmarks = page.document.querySelectorAll(
      'nav, aside, search, section, [role="region"], [role="navigation"], form[aria-label]',
    )
    const names = landmarks.map((element) => {
      // The same navigation for small and for wide windows; one of them is always hidden.
      const isMobile = element.tagName === 'NAV' && element.closest('header details')
      return `${element.tagName}${isMobile ? ' of the mobile menu' : ''}: ${nameOf(page, element)}`
    })
    return names.filter((name, index) => name.endsWith(': ') || names.indexOf(name) !== index)
  })
  expect(issues).toEqual([])
})

test('every page has one main part, and one header and footer or, outside the layout, neither', () => {
  const issues = violations(pages, ({ document }) => {
    const count = (tag: string) =>
      document.querySelectorAll(tag).filter((each) => !each.closest('article, section, main'))
        .length
    const [mains, headers, footers] = [
      document.querySelectorAll('main').length,
      count('header'),
      count('footer'),
    ]
    return mains === 1 && headers === footers && headers <= 1
      ? []
      : [`${mains} main, ${headers} header, ${footers} footer`]
  })
  expect(issues).toEqual([])
})

test('every picture has its size', () => {
  const issues = violations(pages, ({ document }) =>
    document.querySelectorAll('img:not([width]), img:not([height])').map(String),
  )
  expect(issues).toEqual([])
})

interface Entry {
  link: string
  subMenu?: Entry[]
}

const navigation = readData('navigation') as {
  main: { title: string; menu?: 'industries' | 'services' }[]
  industries: Entry[]
  services: Entry[]
  additionalServices?: { links: Entry[] }
}

// Not test.each, which fails on a site without menus.
for (const { title, menu } of navigation.main)
  if (menu)
    test(`the menu ${title} of wide windows has all its pages in every header`, () => {
      const entries = navigation[menu].flatMap((group) => [group, ...(group.subMenu ?? [])])
      const extra = menu === 'services' ? (navigation.additionalServices?.links ?? []) : []
      const withHeader = pages.filter(({ document }) => document.querySelector('header nav'))
      const missing = violations(withHeader, ({ document }) => {
        const panel = document
          .querySelectorAll('header nav details')
          .filter((details) => !details.parentNode?.closest('details'))
          .find((details) => details.querySelector('summary')?.text.trim() === title)
        const links = panel?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
        return [...entries, ...extra]
          .map(({ link }) => link)
          .filter((link) => !links.includes(link))
      })
      expect(withHeader).not.toEqual([])
      expect(missing).toEqual([])
    })

test('pages have the calendar badge only if the content enables it', () => {
  const isShown = pages.some(({ document }) => document.querySelector('[data-badge]') !== null)
  expect(isShown).toBe(readScheduling()?.badge.enabled ?? false)
})

interface Typical {
  smallest: { price: number }
  usual: Record<'price' | 'weeks', { from: number; to: number }>
}

test('the table of prices has the prices of each service under their headings', () => {
  const page = pages.find(({ route }) => route === estimatePath)
  if (!page) return
  const { labels } = readData('estimate') as { labels: Record<string, string> }
  const headings = ['Service', 'Smallest', 'Usual', 'Weeks'].map((name) => labels[`column${name}`])
  expect(textsOf(page.document, 'thead th')).toEqual(headings)
  for (const row of page.document.querySelectorAll('tbody tr:has(th a)')) {
    const path = row.querySelector('a')?.getAttribute('href') ?? ''
    const { typical } = readData(path.slice(1, -1)) as { typical: Typical }
    const { smallest, usual } = typical
    const range = ({ from, to }: { from: number; to: number }) => `${from}${to}`
    const digits = textsOf(row, 'td').map((text) => text.replace(/\D/g, ''))
    const expected = [`${smallest.price}`, range(usual.price), range(usual.weeks)]
    expect([path, ...digits]).toEqual([path, ...expected])
  }
})
