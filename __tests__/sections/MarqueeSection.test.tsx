import { act, render, screen, within } from '@testing-library/react'
import { MarqueeSection } from '../../src/sections/MarqueeSection'
import { watchWindow } from '../mocks/window'

const show = () => {
  render(
    <MarqueeSection title="Written with">
      <li>React</li>
      <li>Node</li>
    </MarqueeSection>,
  )
  return screen.getByRole('group', { name: 'Written with' })
}

test('has four copies of its items, of which screen readers read one', () => {
  const row = show()
  expect(row.querySelectorAll('li')).toHaveLength(8)
  const items = within(row).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['React', 'Node'])
})

test('runs only while it is in view', () => {
  const row = show()
  const { report } = watchWindow.observers.at(-1) ?? {}
  expect(row).not.toHaveAttribute('data-in-view')
  act(() => report?.([true]))
  expect(row).toHaveAttribute('data-in-view')
  act(() => report?.([false]))
  expect(row).not.toHaveAttribute('data-in-view')
})
