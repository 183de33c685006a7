import { act, render } from '@testing-library/react'
import { Sparkles } from '../../../src/components/motion/Sparkles'
import { watchWindow } from '../../mocks/window'

beforeEach(() => {
  jest.useFakeTimers()
  watchWindow()
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

test('moves each sparkle within its maximum lifespan of 15 seconds', () => {
  const { places } = show()
  pass(15.2)
  expect(places().every(Boolean)).toBe(true)
})

test('has every sparkle above or below the text, at first and later', () => {
  const { places } = show()
  const offText = () =>
    places().map((place) => Math.abs(parseFloat(place.split(' ')[1] ?? '') - 50))
  pass(15.2)
  expect(Math.min(...offText())).toBeGreaterThanOrEqual(45)
  pass(15.2)
  expect(Math.min(...offText())).toBeGreaterThanOrEqual(45)
})

test('moves no sparkle before its minimum lifespan of 5 seconds', () => {
  const { places } = show()
  pass(15.2)
  const changes = places().map(() => 0)
  let before = places()
  for (let refresh = 0; refresh < 49; refresh += 1) {
    pass(0.1)
    const now = places()
    now.forEach((place, index) => {
      if (place !== before[index]) changes[index] = (changes[index] ?? 0) + 1
    })
    before = now
  }
  expect(Math.max(...changes)).toBeLessThanOrEqual(1)
})

test('moves no sparkle while motion is paused', () => {
  const { places } = show()
  document.documentElement.dataset.motion = 'paused'
  const before = places()
  pass(20)
  expect(places()).toEqual(before)
})

test('moves all sparkles to their initial positions when out of view', () => {
  const { places } = show()
  const first = places()
  pass(15.2)
  act(() => watchWindow.observers.at(-1)?.report([false]))
  expect(places()).toEqual(first)
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
