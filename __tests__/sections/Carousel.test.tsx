import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from '../../src/sections/Carousel'
import { siteAnswers } from '../fixtures/static-queries'
import { answerQueries } from '../mocks/gatsby'
import { watchWindow } from '../mocks/window'

/** How it moves is tested in a browser; here is what it says and when it takes over. */

const names = ['One', 'Two', 'Three']

const show = (count = 3, reduced = false) => {
  watchWindow({ reduced })
  answerQueries(siteAnswers())
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
const button = (word: string) => screen.getByRole('button', { name: `Words for ${word}` })
const announced = () => carousel().querySelector('[aria-live]')

/** Everything that waits to come into view is told that it has. */
const scrollThere = () =>
  act(async () => watchWindow.observers.forEach(({ report }) => report([true])))
const takenOver = async () => {
  await scrollThere()
  await waitFor(() => expect(button('next')).toBeVisible())
}

test('is there before any script: a row to scroll, every slide named and within reach', () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', 'Words for carousel')
  const row = within(carousel()).getByRole('group', { name: 'Pictures' })
  expect(row).toHaveAttribute('tabindex', '0')
  expect(slide('1 Words for of 3: One')).toHaveAttribute('aria-roledescription', 'Words for slide')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('near the window it is taken over; slides out of view cannot be reached', async () => {
  show()
  await takenOver()
  expect(slide('1 Words for of 3: One').closest('[inert]')).toBeNull()
  for (const link of carousel().querySelectorAll('a:not([href="/One/"])')) {
    expect(link.closest('[inert]')).not.toBeNull()
  }
})

test('is quiet while it moves by itself, and says what comes once somebody uses it', async () => {
  show()
  await takenOver()
  expect(announced()).toHaveAttribute('aria-live', 'off')
  await userEvent.click(button('next'))
  expect(announced()).toHaveAttribute('aria-live', 'polite')
  expect(announced()).toHaveTextContent('2 Words for of 3: Two')
  await waitFor(() => expect(slide('2 Words for of 3: Two').closest('[inert]')).toBeNull())
  expect(button('startSlides')).toBeVisible()
})

test('where less motion is asked for there is no rotation to control', async () => {
  show(3, true)
  await takenOver()
  expect(screen.queryByRole('button', { name: /Slides/ })).not.toBeInTheDocument()
  expect(announced()).toHaveAttribute('aria-live', 'polite')
})

test('nobody is thrown out of the row: it is taken over when the focus has left', async () => {
  show()
  act(() => screen.getAllByRole('link')[0]?.focus())
  await scrollThere()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => screen.getAllByRole('link')[0]?.blur())
  await waitFor(() => expect(button('next')).toBeVisible())
})

test('a single slide stays as it is', async () => {
  show(1)
  await scrollThere()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(slide('1 Words for of 1: One')).toBeVisible()
})
