import { act, render, screen } from '@testing-library/react'
import { ContactBar } from '../../src/layout/ContactBar'
import { siteAnswers } from '../fixtures/static-queries'
import { mockStaticQueries } from '../mocks/gatsby'
import { watchWindow } from '../mocks/window'

const bar = [
  { title: 'Estimate', link: '/contact-us/estimate/', icon: 'calculator' },
  { title: 'Message', link: '/contact-us/#form', icon: 'mail' },
]

/**
 * Renders a page with the bar; the function reports for the form, the footer, the header and its
 * picture.
 */
const show = (pathname: string, entries?: typeof bar) => {
  mockStaticQueries({ ...siteAnswers(), CallsToAction: { callsToAction: { bar: entries } } })
  render(
    <>
      <main>
        <div>
          <h1>Title</h1>
        </div>
        <div>Picture under the header</div>
        <section>Text</section>
        <form />
      </main>
      <ContactBar pathname={pathname} />
      <footer />
    </>,
  )
  return (inView: readonly boolean[]) => act(() => watchWindow.observers[0]?.report(inView))
}

/* In the wide window of jsdom the bar is not displayed. */
const titles = () =>
  screen.queryAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)

test('is visible when the header and the picture under it are out of the window', () => {
  const report = show('/services/', bar)
  expect(watchWindow.observers[0]?.targets).toHaveLength(4)
  expect(titles()).toEqual([])
  report([false, false, true, true])
  expect(titles()).toEqual([])
  report([false, false, false, true])
  expect(titles()).toEqual([])
  report([false, false, false, false])
  expect(titles()).toEqual(['Estimate', 'Message'])
})

test('is hidden while a form or the footer is in the window', () => {
  const report = show('/services/', bar)
  report([false, false, false, false])
  report([true, false, false, false])
  expect(titles()).toEqual([])
  report([false, true, false, false])
  expect(titles()).toEqual([])
  report([false, false, false, false])
  expect(titles()).toEqual(['Estimate', 'Message'])
})

test('omits the link to the current page', () => {
  show('/contact-us/', bar)([false, false, false, false])
  expect(titles()).toEqual(['Estimate'])
})

test('does not exist without links', () => {
  show('/services/')([false, false, false, false])
  expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument()
})
