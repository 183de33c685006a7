import { act, render, screen } from '@testing-library/react'
import { ContactBar } from '../../src/layout/ContactBar'
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
  mockStaticQueries({ SharedCallsToAction: { callsToAction: { bar: entries } } })
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

test('observes the form, the footer, the header and its picture, and is hidden until they report', () => {
  show('/services/', bar)
  expect(watchWindow.observers[0]?.targets).toHaveLength(4)
  expect(titles()).toEqual([])
})

test.each([
  ['the header and its picture', [false, false, true, true]],
  ['only the picture', [false, false, false, true]],
  ['a form', [true, false, false, false]],
  ['the footer', [false, true, false, false]],
])('is visible except while %s is in the window', (_, inView) => {
  const report = show('/services/', bar)
  for (const [state, expected] of [
    [inView, []],
    [
      [false, false, false, false],
      ['Estimate', 'Message'],
    ],
    [inView, []],
  ] as const) {
    report(state)
    expect(titles()).toEqual(expected)
  }
})

test('omits the link to the current page', () => {
  show('/contact-us/', bar)([false, false, false, false])
  expect(titles()).toEqual(['Estimate'])
})

test('does not exist without links', () => {
  show('/services/')([false, false, false, false])
  expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument()
})
