import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '../../../src/layout/header/MobileMenu'
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
