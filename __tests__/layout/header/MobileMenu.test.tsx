import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MenuPanel } from '../../../src/layout/header/MenuPanel'
import { MobileMenu } from '../../../src/layout/header/MobileMenu'
import { useNavigation } from '../../../src/hooks/useNavigation'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

const show = async () => {
  render(<MobileMenu pathname="/" />)
  const menu = screen.getByText('Label of openMenu').closest('details')
  const summary = menu?.querySelector('summary')
  if (!menu || !summary) throw new Error('The menu is missing')
  await userEvent.click(summary)
  expect(menu.open).toBe(true)
  return { summary, menu }
}

beforeEach(() => mockStaticQueries(siteAnswers()))

test('Escape closes the menu and returns the focus to its toggle', async () => {
  const { menu, summary } = await show()
  act(() => screen.getByText('Case Studies').focus())
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(summary).toHaveFocus()
})

test('Escape closes the menu when nothing has the focus', async () => {
  const { menu, summary } = await show()
  act(() => summary.blur())
  expect(document.body).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
})

const DesktopPanels = () => {
  const navigation = useNavigation()
  return navigation.main
    .filter(({ menu }) => menu)
    .map((entry) => <MenuPanel key={entry.link} entry={entry} navigation={navigation} />)
}

test('has every link of the menus for wide windows', () => {
  const linksIn = (container: HTMLElement) =>
    [...container.querySelectorAll('a')].map((link) => `${link.textContent} ${link.pathname}`)
  const wide = linksIn(render(<DesktopPanels />).container)
  const phone = linksIn(render(<MobileMenu pathname="/" />).container)
  expect(wide.length).toBeGreaterThan(3)
  expect(phone).toEqual(expect.arrayContaining(wide))
})
