import type { HTMLElement } from 'node-html-parser'
import { readPages, type BuiltPage } from './site'

const pages = readPages()

/** The routes of the pages for which something does not hold, with what was found there. */
const offenders = (find: (page: BuiltPage) => unknown[]): string[] =>
  pages.flatMap((page) => find(page).map((what) => `${page.route}: ${String(what)}`))

const texts = ({ document }: BuiltPage, selector: string): string[] =>
  document.querySelectorAll(selector).map((element) => element.text.trim())

const content = ({ document }: BuiltPage, name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''

test('there are pages', () => {
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', '/404.html']))
})

test('every page has one h1, with words in it', () => {
  expect(
    offenders((page) => {
      const headings = texts(page, 'h1')
      return headings.length === 1 && headings[0]
        ? []
        : [`${headings.length} h1 ${headings.join()}`]
    }),
  ).toEqual([])
})

test('headings skip no level', () => {
  expect(
    offenders(({ document }) => {
      const levels = document
        .querySelectorAll('h1, h2, h3, h4, h5, h6')
        .map(({ tagName }) => Number(tagName.slice(1)))
      return levels
        .filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
        .map((level) => `h${level}`)
    }),
  ).toEqual([])
})

test('every page names its language', () => {
  expect(
    offenders(({ document }) => {
      const lang = document.querySelector('html')?.getAttribute('lang') ?? ''
      return Intl.getCanonicalLocales(lang || []).length === 1 ? [] : [`lang="${lang}"`]
    }),
  ).toEqual([])
})

/** What a screen reader calls an element: its label, or the text of the elements that label it. */
const nameOf = ({ document }: BuiltPage, element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.text.trim() ?? '')
    .join(' ')

test('every landmark is named, and no two on a page alike', () => {
  expect(
    offenders((page) => {
      const landmarks = page.document.querySelectorAll(
        'nav, aside, search, section, [role="region"], [role="navigation"], form[aria-label]',
      )
      const names = landmarks.map((element) => {
        // The same navigation for small and for wide screens: one of them is always hidden.
        const isSmall = element.tagName === 'NAV' && element.closest('header details')
        return `${element.tagName}${isSmall ? ' of the small menu' : ''}: ${nameOf(page, element)}`
      })
      return [
        ...names.filter((name) => name.endsWith(': ')),
        ...names.filter((name, i) => names.indexOf(name) !== i),
      ]
    }),
  ).toEqual([])
})

test('a page has one banner and one imprint, or, outside the layout, neither', () => {
  expect(
    offenders(({ document }) => {
      const count = (tag: string) =>
        document.querySelectorAll(tag).filter((e) => !e.closest('article, section, main')).length
      const [banners, imprints] = [count('header'), count('footer')]
      return banners === imprints && banners <= 1 ? [] : [`${banners} header, ${imprints} footer`]
    }),
  ).toEqual([])
})

test('every page has one title and one description', () => {
  expect(
    offenders((page) => [
      ...(texts(page, 'head > title').filter(Boolean).length === 1 ? [] : ['title']),
      ...(page.document.querySelectorAll('meta[name="description"]').length === 1 &&
      content(page, 'description')
        ? []
        : ['description']),
    ]),
  ).toEqual([])
})

test('no two pages to be found have the same title or description', () => {
  const seen = new Map<string, string>()
  const indexed = pages.filter((page) => !content(page, 'robots').includes('noindex'))
  const repeated = indexed.flatMap((page) =>
    [texts(page, 'head > title')[0] ?? '', content(page, 'description')].flatMap((labels) => {
      const first = seen.get(labels)
      seen.set(labels, page.route)
      return first === undefined ? [] : [`${first} and ${page.route}: ${labels}`]
    }),
  )
  expect(repeated).toEqual([])
})

test('every page has one main part, and no id twice', () => {
  expect(
    offenders(({ document }) => {
      const ids = document.querySelectorAll('[id]').map(({ id }) => id)
      const mains = document.querySelectorAll('main').length
      return [
        ...(mains === 1 ? [] : [`${mains} main`]),
        ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `#${id}`),
      ]
    }),
  ).toEqual([])
})

test('every picture has an alternative text and its size', () => {
  expect(
    offenders(({ document }) =>
      document
        .querySelectorAll('img')
        .filter((image) => ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)))
        .map((image) => image.toString()),
    ),
  ).toEqual([])
})

test('every link and button has a name', () => {
  expect(
    offenders(({ document }) =>
      document
        .querySelectorAll('a, button')
        .filter((element) => {
          const pictures = element.querySelectorAll('img').map((image) => image.getAttribute('alt'))
          const names = [element.text, element.getAttribute('aria-label'), ...pictures]
          return names.every((name) => !name?.trim())
        })
        .map((element) => element.toString().slice(0, 120)),
    ),
  ).toEqual([])
})
