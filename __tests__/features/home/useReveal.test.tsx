import { render, screen } from '@testing-library/react'
import { useReveal } from '../../../src/features/home/HomeApproach'
import { watchWindow } from '../../mocks/window'

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

test('hides no step before the first report of the observer', () => {
  show()
  expect(screen.getByRole('list')).not.toHaveAttribute('data-reveal')
})

test('ignores the lowest fifth of the window', () => {
  expect(show().observer.options?.rootMargin).toBe('0px 0px -20% 0px')
})

test('shows a step that enters the window and hides it when scrolled back', () => {
  const { observer, shown } = show()
  observer.report([true, false, false])
  expect(screen.getByRole('list')).toHaveAttribute('data-reveal')
  expect(shown()).toEqual([true, false, false])
  observer.report([true, true, false])
  expect(shown()).toEqual([true, true, false])
  observer.report([true, false, false])
  expect(shown()).toEqual([true, false, false])
})

test('keeps showing a step above the window', () => {
  const { observer, shown } = show()
  observer.report([false, true, false], [-300, 200, 900])
  expect(shown()).toEqual([true, true, false])
})
