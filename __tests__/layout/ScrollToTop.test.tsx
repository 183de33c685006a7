import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollToTop } from '../../src/layout/ScrollToTop'
import { siteAnswers } from '../fixtures/static-queries'
import { answerQueries } from '../mocks/gatsby'

const name = 'Words for scrollToTop'

const scrollBy = (pixels: number): void => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  fireEvent.scroll(window)
}

beforeEach(() => {
  answerQueries(siteAnswers())
  scrollBy(0)
})

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

test('is there at once on a page that opens further down', () => {
  scrollBy(2000)
  render(<ScrollToTop />)
  expect(screen.getByRole('button', { name })).toBeVisible()
})

test('moves the focus to the start of the page', async () => {
  jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  render(
    <div id="gatsby-focus-wrapper" tabIndex={-1}>
      <a href="#content">Skip</a>
      <ScrollToTop />
    </div>,
  )
  scrollBy(2000)
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveFocus()
})

test('leads to the top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  render(<ScrollToTop />)
  scrollBy(2000)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
})
