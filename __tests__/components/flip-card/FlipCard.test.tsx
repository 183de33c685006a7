import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FlipCard } from '../../../src/components/flip-card/FlipCard'

const show = () => {
  const user = userEvent.setup()
  const { container } = render(
    <FlipCard
      turnLabel="Turn over"
      titleId="front-title"
      front={<h3 id="front-title">Free Maintenance</h3>}
      back={<p>We Support</p>}
    />,
  )
  const control = screen.getByRole('button')
  const isTurned = () => control.getAttribute('aria-pressed') === 'true'
  return { user, control, isTurned, text: container.textContent }
}

test('front and back are both there to be read, the front first', () => {
  expect(show().text).toBe('Free MaintenanceWe Support')
})

test('the control says which card it turns, and what is on the back', () => {
  const { control } = show()
  expect(control).toHaveAccessibleName('Turn over Free Maintenance')
  expect(control).toHaveAccessibleDescription('We Support')
})

test('turns under the mouse and back when that leaves', async () => {
  const { user, control, isTurned } = show()
  expect(isTurned()).toBe(false)
  await user.hover(control)
  expect(isTurned()).toBe(true)
  await user.unhover(control)
  expect(isTurned()).toBe(false)
})

test('turns when the keyboard reaches it, and back when that goes on', async () => {
  const { user, control, isTurned } = show()
  await user.tab()
  expect(control).toHaveFocus()
  expect(isTurned()).toBe(true)
  await user.tab()
  expect(isTurned()).toBe(false)
})

test('Enter and Space turn it there and back; Escape shows the front', async () => {
  const { user, isTurned } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(isTurned()).toBe(false)
  await user.keyboard(' ')
  expect(isTurned()).toBe(true)
  await user.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})

test('a tap turns it over, the next tap turns it back: on its control and on its text', async () => {
  const { user, control, isTurned } = show()
  for (const target of [control, screen.getByText('We Support')]) {
    await user.pointer({ keys: '[TouchA]', target })
    expect(isTurned()).toBe(true)
    await user.pointer({ keys: '[TouchA]', target })
    expect(isTurned()).toBe(false)
  }
})

test('a tap elsewhere shows the front again', async () => {
  const { user, isTurned } = show()
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('We Support') })
  await user.pointer({ keys: '[TouchA]', target: document.body })
  expect(isTurned()).toBe(false)
})

test('a click of the mouse leaves the card turned', async () => {
  const { user, control, isTurned } = show()
  for (const target of [screen.getByText('We Support'), control]) {
    await user.click(target)
    expect(isTurned()).toBe(true)
    await user.click(target)
    expect(isTurned()).toBe(true)
  }
})

test('Escape turns back a card that was turned by hover, wherever the focus is', async () => {
  const { user, control, isTurned } = show()
  await user.hover(control)
  expect(isTurned()).toBe(true)
  expect(document.body).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})

test('turns when find-in-page scrolls to the text of its back', () => {
  const { isTurned } = show()
  const back = screen.getByText('We Support').parentElement?.parentElement
  if (!back) throw new Error('The back is missing')
  back.scrollLeft = 100
  fireEvent.scroll(back)
  expect(isTurned()).toBe(true)
})
