import { fireEvent, screen, within } from '@testing-library/react'
import type { QueryTranslations } from '../../src/content/query-translations'
import { Link } from '../../src/components/link/Link'
import { ErrorScreen } from '../../src/features/errors/ErrorScreen'
import { LanguageLinks } from '../../src/layout/LanguageLinks'
import { startPage } from '../support/behaviors'
import { InLocale, render } from '../support/locale'

afterEach(() => window.history.replaceState(null, '', '/'))

const norwegian = { language: 'nb', locale: 'nb-NO', name: 'Norsk', path: '/nb/estimat/' }

const showLanguages = (change: { instead?: string } = {}, translated: QueryTranslations = {}) => {
  render(
    <InLocale translations={[{ ...norwegian, ...change }]} queryTranslations={translated}>
      <ul>
        <LanguageLinks />
      </ul>
    </InLocale>,
  )
  startPage()
  return screen.getByRole<HTMLAnchorElement>('link', { name: 'Norsk' })
}

test('a link to another language keeps the query and the fragment of the address', () => {
  const link = showLanguages()
  window.history.replaceState(null, '', '/estimate/?service=web#result')
  fireEvent.pointerDown(link)
  expect(link.href).toBe('http://localhost/nb/estimat/?service=web#result')
  window.history.replaceState(null, '', '/estimate/')
  fireEvent.focusIn(link)
  expect(link.href).toBe('http://localhost/nb/estimat/')
})

const queryTranslations = {
  nb: {
    about: { '/services/web/': '/nb/tjenester/nett/', '/über uns/': '/nb/om oss/' },
    service: { web: 'nett' },
    industry: { 'Retail & Trade': 'Varehandel' },
  },
}

test.each([
  ['?about=/services/web/#write', { about: '/nb/tjenester/nett/' }, '#write'],
  ['?about=%2F%C3%BCber+uns%2F&utm_source=x', { about: '/nb/om oss/', utm_source: 'x' }, ''],
  ['?service=web&weeks=4', { service: 'nett', weeks: '4' }, ''],
  [
    '?industry=Retail+%26+Trade&technology=React',
    { industry: 'Varehandel', technology: 'React' },
    '',
  ],
  ['?about=/services/unknown/', { about: '/services/unknown/' }, ''],
  ['?industry=RETAIL+%26+trade', { industry: 'Varehandel' }, ''],
  ['?about=constructor&=x', { about: 'constructor', '': 'x' }, ''],
])('of %s, the link to another language has the pages in that language', (address, query, hash) => {
  const link = showLanguages({}, queryTranslations)
  window.history.replaceState(null, '', `/contact-us/${address}`)
  fireEvent.pointerDown(link)
  expect(Object.fromEntries(new URLSearchParams(link.search))).toEqual(query)
  expect(link.hash).toBe(hash)
})

test('a link to another page in place of a translation does not', () => {
  const link = showLanguages({ instead: 'Tjenester' })
  window.history.replaceState(null, '', '/estimate/?service=web#result')
  fireEvent.pointerDown(link)
  expect(link).toHaveAttribute('href', '/nb/estimat/')
})

test.each([
  ['en-GB', 'This page is not in Norwegian Bokmål yet: the link leads to “Tjenester”.'],
  ['fi-FI', 'This page is not in norjan bokmål yet: the link leads to “Tjenester”.'],
])('on a page in %s, its title names the language in that of the page', (locale, title) => {
  render(
    <InLocale locale={locale} translations={[{ ...norwegian, instead: 'Tjen\u00adester' }]}>
      <ul>
        <LanguageLinks />
      </ul>
    </InLocale>,
  )
  const link = screen.getByRole('link', { name: 'Norsk', description: title })
  expect(link).not.toHaveAttribute('lang')
  expect(within(link).getByText('Norsk')).toHaveAttribute('lang', 'nb')
})

test.each([
  ['replaces the entry of the history', {}, true],
  ['is left to the browser with Ctrl, which opens a new tab', { ctrlKey: true }, false],
])('a replacing link %s', (_what, init, isHandled) => {
  render(
    <Link to="#second" replace>
      Second
    </Link>,
  )
  startPage()
  const entries = window.history.length
  expect(fireEvent.click(screen.getByRole('link'), init)).toBe(!isHandled)
  if (isHandled) expect(window.history).toHaveLength(entries)
})

test('Go Back is hidden on the first page of a tab, and leads to the page before', () => {
  const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const back = jest.spyOn(window.history, 'back').mockReturnValue(undefined)
  render(<ErrorScreen reason="Lost In Code" />)
  const button = screen.getAllByRole('button', { hidden: true })[0]
  expect(button).not.toBeVisible()
  startPage()
  expect(button).not.toBeVisible()
  length.mockReturnValue(2)
  startPage()
  expect(button).toBeVisible()
  fireEvent.click(button ?? document)
  expect(back).toHaveBeenCalledTimes(1)
  length.mockRestore()
})
