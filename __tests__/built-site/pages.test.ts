import { existsSync } from 'node:fs'
import type { InlineText } from '../../plugins/content/text/inline-text'
import {
  picturesIn,
  textsOfFootnotes,
  textsOfSections,
} from '../../plugins/content/text/markdown-text'
import { inlineText } from '../../plugins/content/text/read-inline'
import { readMarkdown } from '../../plugins/content/text/read-markdown'
import { hasPages, collectionOf } from '../../plugins/content/collections'
import { site as description } from '../../src/site'
import { withAsciiDigits } from '../support/ascii-digits'
import { shippedSite, textOf, violations } from '../support/site'
import { sites } from './sites'

interface Entry {
  title: string
  link: string
  subMenu?: Entry[]
}

interface Navigation {
  main: { title: string; menu?: 'industries' | 'services' }[]
  industries?: Entry[]
  services?: Entry[]
  additionalServices?: { links: Entry[] }
}

interface Agency {
  legalName: string
  phones: string[]
  email: string
  address: Record<'street' | 'locality' | 'country', string>
  socials?: Entry[]
  legal?: Entry[]
}

/** Values that are no texts, and texts that a page shows elsewhere, in another form or not always. */
const otherKeys = new Set([
  ...[
    '$schema',
    'icon',
    'anchor',
    'place',
    'sectionOrder',
    'layout',
    'slug',
    'seo',
    'formerTitles',
  ],
  // Names of files, and Markdown of several lines.
  ...['author', 'tags', 'translationOf', 'body'],
  // A name in the list of the contact form.
  'contactSubject',
  ...['state', 'change', 'symbol', 'series', 'callAgenda', 'duration', 'publishAt', 'unpublishAt'],
  'section',
  // On the pages under that of the list.
  'pictureNote',
])
const isShown = (text: string): boolean =>
  !/^(?:\.{0,2}\/|https?:|mailto:|\d{4}-\d\d(?:-\d\d)?$)|\{\w+\}/.test(text)

/** The texts in a value as pages show them, with their Markdown read. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return isShown(value)
      ? [
          inlineText(value)
            .parts.map(({ runs }) => runs.map(({ text }) => text).join(''))
            .join(''),
        ]
      : []
  if (typeof value !== 'object' || value === null) return []
  if ('body' in value) {
    const { body, ...facts } = value
    return [...textsIn(facts), ...textsOfBody(String(body))]
  }
  return Object.entries(value)
    .filter(([key, part]) => !otherKeys.has(key) && !isNames(key, part))
    .flatMap(([, part]) => textsIn(part))
}

/** The characters of a text, with the numbers of its footnotes. */
const allCharacters = ({ parts }: InlineText): string =>
  parts
    .flatMap(({ runs }) => runs)
    .map(({ text }) => text ?? ' ')
    .join('')

/** The texts of the body of a Markdown file, but for its code. */
function textsOfBody(body: string): string[] {
  const { text } = readMarkdown(body)
  return [
    ...[...textsOfSections(text), ...textsOfFootnotes(text)].map(allCharacters),
    ...picturesIn(text).map(({ alt }) => alt),
  ]
}

/** The sections of the home page are listed by their names. */
const isNames = (key: string, value: unknown): boolean =>
  key === 'sections' && Array.isArray(value) && typeof value[0] === 'string'

/** The characters by which texts are compared: footnotes have the digits of the language. */
const comparable = (text: string): string =>
  withAsciiDigits(text.replace(/[\s\u00ad]/g, '')).toLowerCase()

describe.each(sites)('$name', ({ site }) => {
  const { dataFiles, pathOf, paths, readCaseStudies, readData, readPages, root } = site
  const pages = readPages()
  const routes = new Set(pages.map(({ route }) => route))
  const caseStudies = readCaseStudies()
  const addressOf = (path: string): string => (path === 'home.json' ? paths.home : pathOf(path))
  const mainOf = (path: string) =>
    pages.find(({ route }) => route === path)?.document.querySelector('main')

  test('every published content file of a page is built at its address', () => {
    const files = dataFiles(/^(?!case-studies\/)/).filter((path) => {
      const collection = collectionOf(description.collections, path)
      // The page of a tag exists only while something has the tag.
      return collection && hasPages(collection) && !collection.namedBy
    })
    const expected = [...files.map(pathOf), ...caseStudies.map(({ path }) => path)]
    expect(expected.filter((path) => !routes.has(path))).toEqual([])
  })

  // An agency may add fields that another page shows, or none.
  const showsAllTexts = root !== shippedSite.root || existsSync('__tests__/shipped-content')
  const testTexts = showsAllTexts ? test : test.skip

  testTexts('every text of a content file is on its page, in its elements or their names', () => {
    const contents = [
      ...dataFiles(/^(?!case-studies\/)/).map((path) => [addressOf(path), readData(path)] as const),
      ...caseStudies.map(({ path, ...study }) => [path, study] as const),
    ]
    const missing = contents.flatMap(([path, content]) => {
      const main = mainOf(path)
      const names = main
        ?.querySelectorAll('[alt], [aria-label]')
        .flatMap((element) => [
          element.getAttribute('alt') ?? '',
          element.getAttribute('aria-label') ?? '',
        ])
      const shown = comparable(textOf(main) + (names ?? []).join(' '))
      const texts = main ? textsIn(content) : []
      return texts
        .filter((text) => !shown.includes(comparable(text)))
        .map((text) => `${path}: ${text}`)
    })
    expect(missing).toEqual([])
  })

  const navigation = readData('navigation') as Navigation
  /** The addresses of menu entries, without those of unpublished pages. */
  const published = (entries: readonly Entry[] = []): string[] =>
    entries.map(({ link }) => link).filter((link) => routes.has(encodeURI(link)))

  // Not test.each, which fails on a site without menus.
  for (const { title, menu } of navigation.main)
    if (menu)
      test(`the menu ${title} of wide windows has all its pages in every header`, () => {
        const groups = (navigation[menu] ?? []).flatMap((group) => [
          group,
          ...(group.subMenu ?? []),
        ])
        const extra = menu === 'services' ? (navigation.additionalServices?.links ?? []) : []
        const entries = published([...groups, ...extra])
        const withHeader = pages.filter(({ document }) => document.querySelector('header nav'))
        const missing = violations(withHeader, ({ document }) => {
          const panel = document
            .querySelectorAll('header nav details')
            .filter((details) => !details.parentNode?.closest('details'))
            .find((details) => details.querySelector('summary')?.text.trim() === title)
          const links = panel?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
          return entries.filter((link) => !links.includes(link))
        })
        expect(withHeader).not.toEqual([])
        expect(missing).toEqual([])
      })

  test('every footer has the contact details, the first pages of the menus and the legal line', () => {
    const agency = readData('site') as Agency
    const { address, legal = [], legalName, socials = [] } = agency
    const terms = dataFiles()
      .filter((path) => collectionOf(description.collections, path)?.type === 'Terms')
      .map((path) => decodeURI(pathOf(path)))
    const targets = [
      ...agency.phones.map((phone) => `tel:${phone.replace(/[^+\d]/g, '')}`),
      `mailto:${agency.email}`,
      ...socials.map(({ link }) => link),
      ...published([...(navigation.industries ?? []), ...(navigation.services ?? [])]),
      ...terms,
      ...legal.flatMap(({ link }) => link || []),
    ]
    const texts = [
      ...agency.phones,
      ...[address.street, address.locality, address.country, legalName],
      ...legal.map(({ title }) => title),
    ]
    const issues = violations(pages, ({ document }) => {
      // A page with prices has one more, for print.
      const footer = document.querySelectorAll('footer').at(-1)
      if (!footer) return []
      const links = footer.querySelectorAll('a').map((link) => link.getAttribute('href'))
      const names = footer
        .querySelectorAll('a[aria-label]')
        .map((a) => a.getAttribute('aria-label'))
      return [
        ...targets.filter((target) => !links.includes(target)),
        ...texts.filter((text) => !textOf(footer).includes(text)),
        ...socials.map(({ title }) => title).filter((title) => !names.includes(title)),
      ]
    })
    expect(issues).toEqual([])
  })

  test('the unsubscribed page has no menus', () => {
    const page = pages.find(({ route }) => route === paths.unsubscribed)
    expect(page?.document.querySelectorAll('header, footer, nav')).toEqual([])
  })

  test('the list has all case studies', () => {
    const articles = pages
      .filter(
        ({ route }) =>
          route === paths.caseStudies ||
          route.startsWith(paths.caseStudies.slice(0, -1) + paths.page),
      )
      .flatMap(({ document }) => document.querySelectorAll('article'))
    const titles = articles.map((article) => textOf(article.querySelector('h2')))
    expect(titles.sort()).toEqual(caseStudies.map(({ title }) => title).sort())
  })

  test('pages have the calendar badge only if the content enables it', () => {
    const isShown = pages.some(({ document }) => document.querySelector('[data-badge]') !== null)
    const settings = dataFiles(/^scheduling\.json$/).map(readData) as {
      badge?: { enabled: boolean }
    }[]
    expect(isShown).toBe(settings.some(({ badge }) => badge?.enabled))
  })
})
