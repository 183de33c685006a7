import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from '../../../src/sections/carousel/Carousel'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'
import { setTabHidden, watchWindow } from '../../mocks/window'

/** Browser tests cover the animation. */

const names = ['One', 'Two', 'Three']

const show = (count = 3, reduced = false) => {
  watchWindow({ reduced })
  mockStaticQueries(siteAnswers())
  return render(
    <Carousel
      title="Pictures"
      layout="pictures"
      slides={names.slice(0, count).map((name) => ({
        key: name,
        name,
        content: <a href={`/${name}/`}>{name}</a>,
      }))}
    />,
  )
}

const carousel = () => screen.getByRole('region', { name: 'Pictures' })
const slide = (name: string) => within(carousel()).getByRole('group', { name })
const button = (word: string) => screen.getByRole('button', { name: `Label of ${word}` })
const announced = () => carousel().querySelector('[aria-live]')

/** Reports to all observers that their elements are in view. */
const scrollThere = () =>
  act(() => {
    watchWindow.observers.forEach(({ report }) => report([true]))
    return Promise.resolve()
  })
const enhanced = async () => {
  await scrollThere()
  await waitFor(() => expect(button('next')).toBeVisible())
  // react-slick measures itself again 50 ms after it has mounted.
  await act(() => new Promise((done) => setTimeout(done, 100)))
}

afterEach(() => {
  setTabHidden(false)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('is a scrollable row with named slides before react-slick loads', () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', 'Label of carousel')
  const row = within(carousel()).getByRole('group', { name: 'Pictures' })
  expect(row).toHaveAttribute('tabindex', '0')
  expect(slide('1 Label of of 3: One')).toHaveAttribute('aria-roledescription', 'Label of slide')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('loads react-slick near the window; slides out of view are inert', async () => {
  show()
  await enhanced()
  expect(slide('1 Label of of 3: One').closest('[inert]')).toBeNull()
  for (const link of carousel().querySelectorAll('a:not([href="/One/"])')) {
    expect(link.closest('[inert]')).not.toBeNull()
  }
})

test('announces slides only after the visitor has used it', async () => {
  show()
  await enhanced()
  expect(announced()).toHaveAttribute('aria-live', 'off')
  await userEvent.click(button('next'))
  expect(announced()).toHaveAttribute('aria-live', 'polite')
  expect(announced()).toHaveTextContent('2 Label of of 3: Two')
  await waitFor(() => expect(slide('2 Label of of 3: Two').closest('[inert]')).toBeNull())
  expect(button('startSlides')).toBeVisible()
})

test('moves every 4 s and waits in a hidden tab', async () => {
  show()
  await enhanced()
  jest.useFakeTimers()
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  act(() => setTabHidden(true))
  pass(9)
  expect(announced()).toHaveTextContent('1 Label of of 3: One')
  act(() => setTabHidden(false))
  // The first change of slides, and the time until react-slick reports it.
  pass(4.1)
  expect(announced()).toHaveTextContent('2 Label of of 3: Two')
})

/** In jsdom everything is at 0, 0; here the slide in view is from 40 to 360. */
const placeSlides = () =>
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 40, right: 360 } as DOMRect)

const clickAt = (clientX: number) => {
  const track = carousel().querySelector('.slick-track') ?? document.body
  fireEvent(track, new MouseEvent('pointerdown', { bubbles: true, clientX }))
  fireEvent.click(track, { clientX, detail: 1 })
}

test('a click on a neighboring slide moves to it', async () => {
  show()
  await enhanced()
  placeSlides()
  clickAt(370)
  await waitFor(() => expect(announced()).toHaveTextContent('2 Label of of 3: Two'))
  clickAt(200)
  clickAt(30)
  await waitFor(() => expect(announced()).toHaveTextContent('1 Label of of 3: One'))
  expect(button('startSlides')).toBeVisible()
})

/** Turns the wheel at a time in ms; returns whether the page must not scroll. */
const wheelAt = (time: number, deltaX: number, deltaY = 0): boolean => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX, deltaY })
  Object.defineProperty(event, 'timeStamp', { value: time })
  return !fireEvent(carousel().querySelector('.slick-track') ?? document.body, event)
}

test('a horizontal wheel gesture moves by one slide', async () => {
  show()
  await enhanced()
  const expectSlide = (text: string) =>
    waitFor(() => expect(announced()).toHaveTextContent(`Label of of 3: ${text}`))
  expect(wheelAt(1000, 40)).toBe(true)
  await expectSlide('Two')
  // The same gesture continues and slows down.
  wheelAt(1100, 20)
  wheelAt(1200, 10)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  await expectSlide('Two')
  wheelAt(1400, -40)
  await expectSlide('One')
})

test('a vertical wheel scrolls the page', async () => {
  show()
  await enhanced()
  expect(wheelAt(1000, 5, 100)).toBe(false)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(announced()).toHaveTextContent('1 Label of of 3: One')
})

test('has no autoplay with reduced motion', async () => {
  show(3, true)
  await enhanced()
  expect(screen.queryByRole('button', { name: /Slides/ })).not.toBeInTheDocument()
  expect(announced()).toHaveAttribute('aria-live', 'polite')
  jest.useFakeTimers()
  // A tab that becomes visible restarts autoplay, if it was running.
  act(() => setTabHidden(true))
  act(() => setTabHidden(false))
  act(() => jest.advanceTimersByTime(9000))
  expect(announced()).toHaveTextContent('1 Label of of 3: One')
})

test('waits until the focus has left the row before it replaces it', async () => {
  show()
  act(() => screen.getAllByRole('link')[0]?.focus())
  await scrollThere()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  act(() => screen.getAllByRole('link')[1]?.focus())
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => screen.getAllByRole('link')[1]?.blur())
  await waitFor(() => expect(button('next')).toBeVisible())
})

test('does not load react-slick for a single slide', async () => {
  show(1)
  await scrollThere()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(slide('1 Label of of 1: One')).toBeVisible()
})
