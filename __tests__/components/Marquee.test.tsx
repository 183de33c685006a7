import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Marquee } from '../../src/components/Marquee'

const show = (repeat?: number) => {
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
