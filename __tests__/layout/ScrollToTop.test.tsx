import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollToTop } from '../../src/layout/ScrollToTop'
import { watchWindow } from '../mocks/window'

const name = 'Label of scrollToTop'

const scrollBy = (pixels: number): void => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  fireEvent.scroll(window)
}

beforeEach(() => scrollBy(0))

test('is hidden until the page is scrolled by more than 300 pixels', () => {
  render(<ScrollToTop />)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  scrollBy(300)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  scrollBy(301)
  expect(screen.getByRole('button', { name })).toBeVisible()
  scrollBy(10)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('is visible on a page that opens scrolled', async () => {
  scrollBy(2000)
  render(<ScrollToTop />)
  expect(await screen.findByRole('button', { name })).toBeVisible()
})

test('scrolls to the top and moves the focus to the start of the page', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  render(
    <div id="gatsby-focus-wrapper" tabIndex={-1}>
      <a href="#content">Skip</a>
      <ScrollToTop />
    </div>,
  )
  scrollBy(2000)
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
  scrollBy(2000)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
})
