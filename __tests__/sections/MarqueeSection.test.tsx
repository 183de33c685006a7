import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MarqueeSection } from '../../src/sections/MarqueeSection'
import { watchWindow } from '../mocks/window'

const show = () => {
  const { container } = render(
    <MarqueeSection title="Written with">
      <li>React</li>
      <li>Node</li>
    </MarqueeSection>,
  )
  return container
}

test('has four copies of its items, of which screen readers read one', () => {
  const container = show()
  expect(container.querySelectorAll('li')).toHaveLength(8)
  const row = screen.getByRole('group', { name: 'Written with' })
  const items = within(row).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['React', 'Node'])
})

test('is focusable, because it pauses on focus', async () => {
  show()
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Written with' })).toHaveFocus()
})

test('runs only while it is in view', () => {
  show()
  const row = screen.getByRole('group', { name: 'Written with' })
  const { report } = watchWindow.observers.at(-1) ?? {}
  expect(row).not.toHaveAttribute('data-in-view')
  act(() => report?.([true]))
  expect(row).toHaveAttribute('data-in-view')
  act(() => report?.([false]))
  expect(row).not.toHaveAttribute('data-in-view')
})
