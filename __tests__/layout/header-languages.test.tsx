import { screen, within } from '@testing-library/react'
import { Header } from '../../src/layout/header/Header'
import labels from '../fixtures/ui-text'
import { mockStaticQueries } from '../mocks/gatsby'
import { InLocale, render } from '../support/locale'

const languages = ['nb', 'de', 'fr'].map((language) => ({
  language,
  locale: language,
  name: `Name of ${language}`,
  path: `/${language}/`,
}))

/** The navigation of languages in the header of a site with so many others. */
function showLanguages(count: number) {
  mockStaticQueries({ NavigationMenus: { navigation: { main: [] } } })
  render(
    <InLocale language="sv" translations={languages.slice(0, count)}>
      <Header pathname="/" />
    </InLocale>,
  )
  return within(screen.getByRole('navigation', { name: labels.languages }))
}

test('two other languages are links in the header', () => {
  const nav = showLanguages(2)
  expect(nav.getAllByRole('link')).toHaveLength(2)
  expect(nav.queryByRole('group')).not.toBeInTheDocument()
})

test('more languages are in a menu with the name of that of the page', () => {
  const menu = within(showLanguages(3).getByRole('group'))
  expect(menu.getByText(/^Svenska/)).toBeVisible()
  expect(menu.getByText('Name of fr').closest('a')).toHaveAttribute('href', '/fr/')
})
