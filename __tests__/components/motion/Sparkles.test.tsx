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
  act(() => watchWindow.observers.at(-1)?.report([true]))
  const field = container.firstElementChild
  const places = () =>
    [...(field?.children ?? [])].map((star) => (star as HTMLElement).style.translate)
  return { field, places }
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('has ten sparkles, hidden from screen readers', () => {
  const { field, places } = show()
  expect(places()).toHaveLength(10)
  expect(field).toHaveAttribute('aria-hidden', 'true')
})

test('moves no sparkle while motion is paused', () => {
  const { places } = show()
  document.documentElement.dataset.motion = 'paused'
  const before = places()
  pass(20)
  expect(places()).toEqual(before)
})

test('moves no sparkle out of view', () => {
  const { places } = show()
  const { report } = watchWindow.observers.at(-1) ?? {}
  act(() => report?.([false]))
  pass(20)
  expect(places().some(Boolean)).toBe(false)
})

test('moves no sparkle with reduced motion', () => {
  watchWindow({ reduced: true })
  const { places } = show()
  pass(20)
  expect(places().some(Boolean)).toBe(false)
})
