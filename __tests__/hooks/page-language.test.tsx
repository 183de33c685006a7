import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link } from '../../src/components/link/Link'
import { addresses, withFunctions } from '../../src/content/addresses'
import { useAddresses } from '../../src/hooks/useAddresses'
import { useFormats } from '../../src/hooks/useFormats'
import { useInLanguage } from '../../src/hooks/useInLanguage'
import { useLabels } from '../../src/hooks/useLabels'
import { mockStaticQueries } from '../mocks/gatsby'
import { InLocale, render, renderHook } from '../support/locale'

const norwegian = { ...addresses, home: '/nb/', articles: '/nb/artikler/', page: '/nb/side/' }

const page = (language: string, paths = addresses) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <InLocale language={language} defaultLanguage="en" addresses={withFunctions(paths)}>
      {children}
    </InLocale>
  ),
})

const Articles = () => {
  const { articles, listPage } = useAddresses()
  return <Link to={listPage(articles, 2)}>{useLabels().articles}</Link>
}

test('has the labels and the addresses of a site in one language by default', () => {
  render(<Articles />)
  const link = screen.getByRole('link', { name: 'Label of articles' })
  expect(link).toHaveAttribute('href', '/articles/page/2/')
})

test('has those of the language of its page', () => {
  mockStaticQueries({ Locales: { uiText: { language: 'nb', articles: 'Artikler' } } })
  render(<Articles />, page('nb', norwegian))
  const link = screen.getByRole('link', { name: 'Artikler' })
  expect(link).toHaveAttribute('href', '/nb/artikler/side/2/')
})

test.each([
  ['nb', 'Vilkår'],
  // A file that all languages share names none.
  ['en', 'Terms, Shared'],
])('a page in %s has of the nodes of a static query: %s', (language, titles) => {
  const nodes = [
    { language: 'en', title: 'Terms' },
    { language: null, title: 'Shared' },
    { language: 'nb', title: 'Vilkår' },
  ]
  const { result } = renderHook(() => useInLanguage(nodes), page(language))
  expect(result.current.map(({ title }) => title).join(', ')).toBe(titles)
})

test.each([
  ['en-US', '{number}%', 0.29, '29%', '+3'],
  ['de-CH', '{number} %', 0.125, '12.5\u00a0%', '+3'],
  ['bn-BD', '{number}%', 0.075, '৭.৫%', '+৩'],
  ['he-IL', '{number}%', 0.15, '15%', '\u200e+3'],
])(
  'in %s, shares are as the label "%s", and additions have a sign',
  (locale, label, part, share, added) => {
    const siteSettings = { language: 'en', locale, currency: 'EUR' }
    mockStaticQueries({ Locales: { siteSettings, uiText: { share: label } } })
    const { result } = renderHook(useFormats)
    expect([result.current.share(100 * part), result.current.added(3)]).toEqual([share, added])
  },
)
