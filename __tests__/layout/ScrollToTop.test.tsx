import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollToTop } from '../../src/layout/ScrollToTop'
import { watchWindow } from '../mocks/window'

const name = 'Label of scrollToTop'

/** Reports whether the top of the page is in the window. */
const reportTop = (inView: boolean): void => act(() => watchWindow.observers[0]?.report([inView]))

beforeEach(() => watchWindow())

test('is hidden until the top of the page is out of the window', () => {
  render(<ScrollToTop />)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  reportTop(true)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  reportTop(false)
  expect(screen.getByRole('button', { name })).toBeVisible()
  reportTop(true)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('scrolls to the top and moves the focus to the start of the page', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  render(
    <div id="gatsby-focus-wrapper" tabIndex={-1}>
      <a href="#content">Skip</a>
      <ScrollToTop />
    </div>,
  )
  reportTop(false)
  act(() => screen.getByRole('button', { name }).focus())
  await userEvent.keyboard('{Enter}')
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveFocus()
})

test.each([
  ['smooth', false],
  ['instant', true],
])('the scrolling is %s with reduced motion: %s', async (behavior, reduced) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  watchWindow({ reduced })
  render(<ScrollToTop />)
  reportTop(false)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
})
