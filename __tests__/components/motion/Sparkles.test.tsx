import { act, render } from '@testing-library/react'
import { Sparkles } from '../../../src/components/motion/Sparkles'
import { watchWindow } from '../../mocks/window'

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.dataset.motion = 'running'
})
afterEach(() => jest.useRealTimers())

const show = () => {
  const { container } = render(<Sparkles />)
  // A browser reports immediately whether they are in view.
  const report = (inView: boolean) => act(() => watchWindow.observers.at(-1)?.report([inView]))
  report(true)
  const stars = [...(container.firstElementChild?.children ?? [])] as HTMLElement[]
  return { report, places: () => stars.map((star) => star.style.translate) }
}

/** Whether a sparkle moves within 20 seconds. */
function move(places: () => string[]): boolean {
  const before = places()
  act(() => jest.advanceTimersByTime(20_000))
  return places().join() !== before.join()
}

test('sparkles move only in view and while motion is not paused', () => {
  const { report, places } = show()
  expect(move(places)).toBe(true)
  document.documentElement.dataset.motion = 'paused'
  expect(move(places)).toBe(false)
  document.documentElement.dataset.motion = 'running'
  expect(move(places)).toBe(true)
  report(false)
  expect(move(places)).toBe(false)
})

test('no sparkle moves with reduced motion', () => {
  watchWindow({ reduced: true })
  expect(move(show().places)).toBe(false)
})
