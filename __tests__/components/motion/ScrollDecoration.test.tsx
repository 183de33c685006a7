import { act, fireEvent, render } from '@testing-library/react'
import { ScrollDecoration } from '../../../src/components/motion/ScrollDecoration'
import { watchWindow } from '../../mocks/window'

const animation = { currentTime: 0, pause: jest.fn(), cancel: jest.fn() }
const animate = jest.fn<typeof animation, [Keyframe[]]>(() => animation)

const show = (timelines: boolean) => {
  Object.assign(window, { CSS: { supports: () => timelines } })
  Object.assign(Element.prototype, { animate })
  const root = document.documentElement
  Object.defineProperty(root, 'scrollHeight', { value: 3000, configurable: true })
  Object.defineProperty(root, 'clientHeight', { value: 1000, configurable: true })
  return render(<ScrollDecoration />)
}

const scrollTo = async (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  await act(async () => {
    fireEvent.scroll(window)
    await new Promise(requestAnimationFrame)
  })
}

beforeEach(() => {
  animate.mockClear()
  watchWindow()
  document.documentElement.dataset.motion = 'running'
})

test('is hidden from screen readers', () => {
  expect(show(true).container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

test('is animated by styles in browsers with scroll-driven animations', () => {
  show(true)
  expect(animate).not.toHaveBeenCalled()
})

test('is animated by script in other browsers, with the same five keyframes', async () => {
  show(false)
  const offsets = animate.mock.calls[0]?.[0].map(({ offset }) => offset)
  expect(offsets).toEqual([0, 0.15, 0.35, 0.65, 0.75, 1])
  await scrollTo(700)
  expect(animation.currentTime).toBe(350)
})

test('does not move while motion is paused', async () => {
  show(false)
  await scrollTo(700)
  document.documentElement.dataset.motion = 'paused'
  await scrollTo(1400)
  expect(animation.currentTime).toBe(350)
})

test('does not move with reduced motion', () => {
  watchWindow({ reduced: true })
  show(false)
  expect(animate).not.toHaveBeenCalled()
})
