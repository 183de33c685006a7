import { render, screen } from '@testing-library/react'
import { useReveal } from '../../src/hooks/useReveal'
import { watchWindow } from '../mocks/window'

const Steps = () => (
  <ol ref={useReveal<HTMLOListElement>()}>
    <li>First</li>
    <li>Second</li>
    <li>Third</li>
  </ol>
)

const show = () => {
  watchWindow()
  render(<Steps />)
  const [observer] = watchWindow.observers
  if (!observer) throw new Error('nothing is observed')
  const shown = () => screen.getAllByRole('listitem').map((step) => step.hasAttribute('data-shown'))
  return { observer, shown }
}

test('nothing is hidden before it is known what is in view', () => {
  show()
  expect(screen.getByRole('list')).not.toHaveAttribute('data-reveal')
})

test('the lowest fifth of the window does not count', () => {
  expect(show().observer.options?.rootMargin).toBe('0px 0px -20% 0px')
})

test('a step shows once the window has reached it, and hides when that goes back', () => {
  const { observer, shown } = show()
  observer.report([true, false, false])
  expect(screen.getByRole('list')).toHaveAttribute('data-reveal')
  expect(shown()).toEqual([true, false, false])
  observer.report([true, true, false])
  expect(shown()).toEqual([true, true, false])
  observer.report([true, false, false])
  expect(shown()).toEqual([true, false, false])
})

test('what was scrolled past stays', () => {
  const { observer, shown } = show()
  observer.report([false, true, false], [-300, 200, 900])
  expect(shown()).toEqual([true, true, false])
})
