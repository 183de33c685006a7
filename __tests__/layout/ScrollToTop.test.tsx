import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollToTop } from '../../src/layout/ScrollToTop'
import { siteAnswers } from '../fixtures/static-queries'
import { mockStaticQueries } from '../mocks/gatsby'

const name = 'Label of scrollToTop'

const scrollBy = (pixels: number): void => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  fireEvent.scroll(window)
}

beforeEach(() => {
  mockStaticQueries(siteAnswers())
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

test('is visible on a page that opens scrolled', () => {
  scrollBy(2000)
  render(<ScrollToTop />)
  expect(screen.getByRole('button', { name })).toBeVisible()
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
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveFocus()
})

const box = (left: number, top: number, width: number, height: number) => () =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRect

test.each([
  ['over a form', box(16, 300, 358, 900), false],
  ['above a form that begins under the window', box(16, 844, 358, 900), true],
  ['below a form', box(16, -500, 358, 1200), true],
  ['next to a form', box(16, 0, 290, 900), true],
])('%s', (_where, formBox, isShown) => {
  render(
    <>
      <form aria-label="Contact" />
      <ScrollToTop />
    </>,
  )
  const button = screen.getByLabelText(name)
  if (button.parentElement) button.parentElement.getBoundingClientRect = box(330, 784, 44, 44)
  screen.getByRole('form').getBoundingClientRect = formBox
  scrollBy(2000)
  expect(screen.queryAllByRole('button', { name })).toHaveLength(isShown ? 1 : 0)
})
