import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Marquee } from '../../../src/components/motion/Marquee'
import { watchWindow } from '../../mocks/window'

const show = (repeat?: number) => {
  watchWindow()
  const { container } = render(
    <>
      <h2 id="written-with">Written with</h2>
      <Marquee labelledBy="written-with" repeat={repeat}>
        <li>React</li>
        <li>Node</li>
      </Marquee>
    </>,
  )
  return container
}

test('the entries stand four times in the row and are heard once', () => {
  const container = show()
  expect(container.querySelectorAll('li')).toHaveLength(8)
  const row = screen.getByRole('group', { name: 'Written with' })
  const heard = within(row).getAllByRole('listitem')
  expect(heard.map(({ textContent }) => textContent)).toEqual(['React', 'Node'])
})

test('can be told how often they stand there', () => {
  expect(show(2).querySelectorAll('li')).toHaveLength(4)
})

test('the keyboard can reach the row, which waits while it has the focus', async () => {
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
