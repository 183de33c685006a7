import { render, renderHook, screen } from '@testing-library/react'
import * as react from 'react'
import { addresses } from '../../src/content/addresses'
import labels from '../fixtures/ui-text'

const norwegian = { ...addresses, home: '/nb/', articles: '/nb/artikler/', page: '/nb/side/' }

/** Loads modules of a site with a second language, whose paths a build inserts. */
async function loadSite() {
  Object.assign(globalThis, { PATHS: { en: addresses, nb: norwegian } })
  jest.resetModules()
  // The renderer keeps the one that it has.
  jest.doMock('react', () => react)
  const { Link } = await import('../../src/components/link/Link')
  const { useAddresses } = await import('../../src/hooks/useAddresses')
  const { useInLanguage } = await import('../../src/hooks/useInLanguage')
  const { addLabels, useLabels } = await import('../../src/hooks/useLabels')
  const { PageLanguage } = await import('../../src/hooks/usePageLanguage')
  addLabels('nb', { ...labels, articles: 'Artikler' } as never)
  const Articles = () => {
    const { articles, listPage } = useAddresses()
    return <Link to={listPage(articles, 2)}>{useLabels().articles}</Link>
  }
  return { PageLanguage, Articles, useInLanguage }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'PATHS'))

test('has the labels and the addresses of the first language by default', async () => {
  const { Articles } = await loadSite()
  render(<Articles />)
  const link = screen.getByRole('link', { name: 'Label of articles' })
  expect(link).toHaveAttribute('href', '/articles/page/2/')
})

test('has those of the language of its page', async () => {
  const { Articles, PageLanguage } = await loadSite()
  render(
    <PageLanguage.Provider value="nb">
      <Articles />
    </PageLanguage.Provider>,
  )
  const link = screen.getByRole('link', { name: 'Artikler' })
  expect(link).toHaveAttribute('href', '/nb/artikler/side/2/')
})

test.each([
  ['nb', 'Vilkår'],
  // In development the first language may have another tag than at the start.
  ['en', 'Terms, Bestimmungen'],
])('a page in %s has of the nodes of a static query: %s', async (language, titles) => {
  const { PageLanguage, useInLanguage } = await loadSite()
  const nodes = [
    { language: 'en', title: 'Terms' },
    { language: 'nb', title: 'Vilkår' },
    { language: 'de', title: 'Bestimmungen' },
  ]
  const { result } = renderHook(() => useInLanguage(nodes), {
    wrapper: ({ children }) => (
      <PageLanguage.Provider value={language}>{children}</PageLanguage.Provider>
    ),
  })
  expect(result.current.map(({ title }) => title).join(', ')).toBe(titles)
})
