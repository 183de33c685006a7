import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPages } from './site'

interface Entry {
  link: string
  subMenu?: Entry[]
}

interface Navigation {
  main: { title: string; menu?: 'industries' | 'services' }[]
  industries: Entry[]
  services: Entry[]
  additionalServices: { links: Entry[] }
}

const readData = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(`data/${name}.json`), 'utf8'))

const navigation = readData('navigation') as Navigation
const { badge } = readData('scheduling') as { badge: { enabled: boolean } }
const pages = readPages()

/** The links that a menu of the header has to offer. */
const expectedLinks = (menu: 'industries' | 'services'): string[] => {
  const groups = navigation[menu].flatMap((group) => [group, ...(group.subMenu ?? [])])
  const extra = menu === 'services' ? navigation.additionalServices.links : []
  return [...groups, ...extra].map(({ link }) => link)
}

test.each(navigation.main.flatMap(({ title, menu }) => (menu ? [{ title, menu }] : [])))(
  'the menu $title of wide windows has all its pages in every header',
  ({ title, menu }) => {
    const menus = pages.flatMap(({ route, document }) =>
      document
        .querySelectorAll('header nav details')
        .filter((details) => !details.parentNode?.closest('details'))
        .filter((details) => details.querySelector('summary')?.text.trim() === title)
        .map((details) => ({ route, details })),
    )
    const pagesWithHeader = pages.filter(({ document }) => document.querySelector('header nav'))
    expect(menus).toHaveLength(pagesWithHeader.length)
    const missing = menus.flatMap(({ route, details }) => {
      const links = details.querySelectorAll('a').map((link) => link.getAttribute('href'))
      return expectedLinks(menu)
        .filter((link) => !links.includes(link))
        .map((link) => `${route}: ${link}`)
    })
    expect(missing).toEqual([])
  },
)

test('the badge that opens the calendar is there only if the content switches it on', () => {
  const shown = pages.some(({ document }) => document.querySelector('[data-badge]') !== null)
  expect(shown).toBe(badge.enabled)
})
