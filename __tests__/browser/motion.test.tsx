import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollDecoration } from '../../src/components/motion/ScrollDecoration'
import { useMotion } from '../../src/hooks/useMotion'
import { MarqueeSection } from '../../src/sections/MarqueeSection'
import { PauseMotion } from '../../src/sections/PauseMotion'
import { reportInView, reportPlace } from '../mocks/window'
import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

const pause = 'Label of pauseMotion'
const resume = 'Label of resumeMotion'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const motion = () => document.documentElement.dataset.motion

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('the pause of motion', () => {
  test('lasts on the next page, until motion is resumed', async () => {
    render(<PauseMotion />)
    expect(motion()).toBeUndefined()
    startPage()
    expect(motion()).toBe('running')
    await press(pause)
    expect(motion()).toBe('paused')
    startPage()
    expect(motion()).toBe('paused')
    await press(resume)
    expect(motion()).toBe('running')
  })

  test('is also that of a page in the back/forward cache', () => {
    startPage()
    sessionStorage.setItem('motion', 'paused')
    window.dispatchEvent(new Event('pageshow'))
    expect(motion()).toBe('paused')
  })

  test('works without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    render(<PauseMotion />)
    startPage()
    await press(pause)
    expect(motion()).toBe('paused')
  })

  test('is known to React', async () => {
    const State = () => <p>{useMotion().paused ? 'Paused' : 'Running'}</p>
    render(
      <>
        <PauseMotion />
        <State />
      </>,
    )
    startPage()
    await press(pause)
    expect(await screen.findByText('Paused')).toBeVisible()
  })
})

test('a moving row moves only in the window and in a visible tab', () => {
  render(
    <MarqueeSection title="Clients">
      <li>Alpha</li>
    </MarqueeSection>,
  )
  startPage()
  const row = screen.getByRole('group', { name: 'Clients' })
  const moves = () => 'inView' in row.dataset
  expect(moves()).toBe(false)
  reportInView(row, true)
  expect(moves()).toBe(true)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  expect(moves()).toBe(false)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  expect(moves()).toBe(true)
  reportInView(row, false)
  expect(moves()).toBe(false)
})

test('the decoration moves with the page in a browser without scroll-driven animations, unless paused', () => {
  jest.spyOn(CSS, 'supports').mockReturnValue(false)
  const { container } = render(<ScrollDecoration />)
  const animation = { currentTime: 0 }
  Object.assign(container.querySelector('svg') ?? {}, { getAnimations: () => [animation] })
  const root = document.documentElement
  jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(1500)
  jest.spyOn(root, 'clientHeight', 'get').mockReturnValue(500)
  startPage()
  const scroll = (to: number) => {
    Object.assign(window, { scrollY: to })
    fireEvent.scroll(window)
    return animation.currentTime
  }
  expect(scroll(250)).toBe(250)
  root.dataset.motion = 'paused'
  expect(scroll(500)).toBe(250)
  root.dataset.motion = 'running'
  expect(scroll(1000)).toBe(1000)
})

test('the children of a list are revealed above the lowest 20% of the window', () => {
  const { container } = render(
    <ol data-reveal="">
      <li>One</li>
    </ol>,
  )
  startPage()
  const child = container.querySelector('li')
  const placeAt = (top: number): string | null => {
    reportPlace(child, top)
    return child?.getAttribute('data-revealed') ?? null
  }
  // A picture of the whole page shows it.
  expect(placeAt(500)).toBeNull()
  expect(placeAt(105)).toBe('waiting')
  expect(placeAt(85)).toBe('waiting')
  expect(placeAt(75)).toBe('shown')
  expect(placeAt(85)).toBe('left')
  expect(placeAt(75)).toBe('shown')
  expect(placeAt(-50)).toBe('shown')
  expect(placeAt(-5)).toBe('shown')
  expect(placeAt(95)).toBe('left')
  expect(placeAt(120)).toBeNull()
  expect(placeAt(95)).toBe('waiting')
})

test('the children of a list above the window at the start are shown', () => {
  const { container } = render(
    <ol data-reveal="">
      <li>One</li>
    </ol>,
  )
  startPage()
  const child = container.querySelector('li')
  reportPlace(child, -300)
  expect(child).toHaveAttribute('data-revealed', 'shown')
})
