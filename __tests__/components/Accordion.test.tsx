import { render, screen } from '@testing-library/react'
import { openForPrint } from '../../src/browser/open-for-print'
import { Accordion } from '../../src/components/Accordion'

const entries = [
  { title: 'What does it cost?', text: 'It depends.' },
  { title: 'How long does it take?', text: 'That depends as well.' },
]

test('opens all entries while the page is printed and restores them afterwards', () => {
  openForPrint()
  render(
    <main>
      <Accordion name="questions" entries={entries} />
    </main>,
  )
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group')
  window.dispatchEvent(new Event('beforeprint'))
  expect([first?.open, second?.open]).toEqual([true, true])
  expect(second).not.toHaveAttribute('name')
  window.dispatchEvent(new Event('afterprint'))
  expect([first?.open, second?.open]).toEqual([true, false])
  expect(second).toHaveAttribute('name', 'questions')
})
