import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Carousel } from '../../../src/sections/carousel/Carousel'
import { mockStaticQueries } from '../../mocks/gatsby'
import { watchWindow } from '../../mocks/window'
import { showBuilt, wake } from '../../support/built-island'
import { render } from '../../support/locale'

/** Browser tests cover the animation. */

const names = ['One', 'Two', 'Three']

const pictures = (count = 3) => (
  <Carousel
    title="Pictures"
    layout="pictures"
    slides={names.slice(0, count).map((name) => ({
      name,
      content: (
        <a id={name} href={`/${name}/`}>
          {name}
        </a>
      ),
    }))}
  >
    <p>More</p>
  </Carousel>
)

const show = (count = 3, reduced = false) => {
  watchWindow({ reduced })
  return render(pictures(count))
}

const carousel = () => screen.getByRole('region', { name: 'Pictures' })
const slide = (name: string) => within(carousel()).getByRole('group', { name })
const button = (word: string) => screen.getByRole('button', { name: `Label of ${word}` })
const announced = () => carousel().querySelector('[aria-live]')

/** Waits as long as react-slick takes to load and to measure itself. */
const loadSlides = () =>
  act(async () => {
    await import('../../../src/sections/carousel/CarouselSlides')
    await jest.advanceTimersByTimeAsync(100)
  })
const enhanced = async () => {
  await loadSlides()
  expect(button('next')).toBeVisible()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('is a scrollable row with named slides before react-slick loads', async () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', 'Label of carousel')
  const row = within(carousel()).getByRole('group', { name: 'Pictures' })
  expect(row).toHaveAttribute('tabindex', '0')
  expect(slide('1 of 3: One')).toHaveAttribute('aria-roledescription', 'Label of slide')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await loadSlides()
})

test('announces slides only after the visitor has used it', async () => {
  show()
  await enhanced()
  expect(announced()).toHaveAttribute('aria-live', 'off')
  fireEvent.click(button('next'))
  expect(announced()).toHaveAttribute('aria-live', 'polite')
  await waitFor(() => expect(announced()).toHaveTextContent('2 of 3: Two'))
  await waitFor(() => expect(slide('2 of 3: Two').closest('[inert]')).toBeNull())
  expect(button('startSlides')).toBeVisible()
})

test('from right to left the left arrow key is the next one, in the digits of the site', async () => {
  mockStaticQueries({ Locales: { siteSettings: { direction: 'rtl', locale: 'ar-EG' } } })
  show()
  await enhanced()
  for (const [key, name] of [
    ['ArrowLeft', '٢ of ٣: Two'],
    ['ArrowRight', '١ of ٣: One'],
    ['ArrowRight', '٣ of ٣: Three'],
  ] as const) {
    fireEvent.keyDown(button('next'), { key })
    await waitFor(() => expect(announced()).toHaveTextContent(name))
    await waitFor(() => expect(slide(name).closest('[inert]')).toBeNull())
  }
})

test('has no autoplay with reduced motion', async () => {
  show(3, true)
  await enhanced()
  expect(screen.queryByRole('button', { name: /Slides/ })).not.toBeInTheDocument()
  expect(announced()).toHaveAttribute('aria-live', 'polite')
  act(() => jest.advanceTimersByTime(9000))
  expect(announced()).toHaveTextContent('1 of 3: One')
})

test('does not load react-slick for a single slide', async () => {
  show(1)
  await loadSlides()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(slide('1 of 1: One')).toBeVisible()
})

/** A page as it is built, whose script has not arrived. */
const showAsleep = () => {
  const island = showBuilt(pictures())
  const row = within(carousel()).getByRole('group', { name: 'Pictures' })
  return { island, row }
}
const awake = async (island: HTMLElement) => {
  await wake(island)
  await enhanced()
}

test('looks the same when its script arrives, and while the visitor is using it', async () => {
  const { island, row } = showAsleep()
  const before = island.innerHTML
  row.focus()
  await wake(island)
  expect(island.innerHTML).toBe(before)
  act(() => row.blur())
  await enhanced()
  expect(within(carousel()).getByText('More')).toBeVisible()
})

test('stays at the slide to which the visitor has scrolled before its script arrived', async () => {
  const { island, row } = showAsleep()
  row.scrollLeft = 2
  await awake(island)
  expect(announced()).toHaveTextContent('3 of 3: Three')
  expect(announced()).toHaveAttribute('aria-live', 'polite')
  expect(button('startSlides')).toBeInTheDocument()
})

test('keeps the words of a translator', async () => {
  const { island, row } = showAsleep()
  const translate = (from: string, to: string) => {
    screen.getByRole('link', { name: from }).textContent = to
  }
  row.focus()
  translate('One', 'Uno')
  await wake(island)
  translate('Two', 'Dos')
  act(() => row.blur())
  await enhanced()
  const links = document.querySelectorAll('.slick-slide:not(.slick-cloned) a')
  expect([...links].map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos', 'Three'])
})

test('has each id once, though react-slick copies slides', async () => {
  await awake(showAsleep().island)
  expect(document.querySelectorAll('.slick-cloned a').length).toBeGreaterThan(0)
  for (const name of names) expect(document.querySelectorAll(`#${name}`)).toHaveLength(1)
})
