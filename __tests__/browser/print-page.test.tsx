import { fireEvent, screen } from '@testing-library/react'
import { Accordion } from '../../src/components/Accordion'
import { Button } from '../../src/components/Button'
import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

test('quick clicks on a print button open the dialog once', () => {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined)
  const now = jest.spyOn(performance, 'now')
  const time = jest.spyOn(Event.prototype, 'timeStamp', 'get')
  render(<Button data-print="">Save</Button>)
  startPage()
  const click = (at: number) => {
    now.mockReturnValue(at)
    time.mockReturnValue(at)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  click(1000)
  click(1900)
  expect(print).toHaveBeenCalledTimes(1)
  click(3000)
  expect(print).toHaveBeenCalledTimes(2)
  now.mockRestore()
  time.mockRestore()
})

const entries = [
  { title: 'What does it cost?', text: 'It depends.' },
  { title: 'How long does it take?', text: 'That depends as well.' },
]

test('an accordion opens all entries while the page is printed and restores them afterwards', () => {
  render(
    <main>
      <Accordion name="questions" entries={entries} />
    </main>,
  )
  startPage()
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group')
  window.dispatchEvent(new Event('beforeprint'))
  expect([first?.open, second?.open]).toEqual([true, true])
  expect(second).not.toHaveAttribute('name')
  window.dispatchEvent(new Event('afterprint'))
  expect([first?.open, second?.open]).toEqual([true, false])
  expect(second).toHaveAttribute('name', 'questions')
})
