import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '../../src/components/Accordion'

const entries = [
  { title: 'What does it cost?', text: 'It depends.' },
  { title: 'How long does it take?', text: 'That depends as well.' },
]

test('opens the first entry, and another one when its title is clicked', async () => {
  render(<Accordion name="questions" entries={entries} />)
  expect(screen.getByText('It depends.')).toBeVisible()
  const answer = screen.getByText('That depends as well.')
  expect(answer).not.toBeVisible()
  await userEvent.click(screen.getByText('How long does it take?'))
  expect(answer).toBeVisible()
  await userEvent.click(screen.getByText('How long does it take?'))
  expect(answer).not.toBeVisible()
})

test('names the entries of each accordion differently', () => {
  render(
    <>
      <Accordion name="questions" entries={entries} />
      <Accordion name="terms" entries={[{ title: 'Terms', text: 'Ours.' }]} />
    </>,
  )
  const names = screen.getAllByRole('group').map((entry) => entry.getAttribute('name'))
  expect(names).toEqual(['questions', 'questions', 'terms'])
})

test('opens all entries while the page is printed and restores them afterwards', () => {
  render(<Accordion name="questions" entries={entries} />)
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group')
  window.dispatchEvent(new Event('beforeprint'))
  expect([first?.open, second?.open]).toEqual([true, true])
  expect(second).not.toHaveAttribute('name')
  window.dispatchEvent(new Event('afterprint'))
  expect([first?.open, second?.open]).toEqual([true, false])
  expect(second).toHaveAttribute('name', 'questions')
})
