import type { HTMLElement } from 'node-html-parser'
import { readData, readScheduling, readPages, violations, type BuiltPage } from './site'

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
  additionalServices: { links: Entry[] }
}

test.each(navigation.main.filter(({ menu }) => menu))(
  'the menu $title of wide windows has all its pages in every header',
  ({ title, menu = 'services' }) => {
    const entries = navigation[menu].flatMap((group) => [group, ...(group.subMenu ?? [])])
    const extra = menu === 'services' ? navigation.additionalServices.links : []
    const withHeader = pages.filter(({ document }) => document.querySelector('header nav'))
    const missing = violations(withHeader, ({ document }) => {
      const panel = document
        .querySelectorAll('header nav details')
        .filter((details) => !details.parentNode?.closest('details'))
        .find((details) => details.querySelector('summary')?.text.trim() === title)
      const links = panel?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
      return [...entries, ...extra].map(({ link }) => link).filter((link) => !links.includes(link))
    })
    expect(withHeader).not.toEqual([])
    expect(missing).toEqual([])
  },
)

test('pages have the calendar badge only if the content enables it', () => {
  const isShown = pages.some(({ document }) => document.querySelector('[data-badge]') !== null)
  expect(isShown).toBe(readScheduling()?.badge.enabled ?? false)
})
