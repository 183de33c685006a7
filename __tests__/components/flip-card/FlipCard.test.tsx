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

test('has both sides in the accessibility tree, the front first', () => {
  expect(show().text).toBe('Free MaintenanceWe Support')
})

test('the button is named after its card and described by the back', () => {
  const { control } = show()
  expect(control).toHaveAccessibleName('Turn over Free Maintenance')
  expect(control).toHaveAccessibleDescription('We Support')
})

test('turns when the mouse enters and back when it leaves', async () => {
  const { user, control, isTurned } = show()
  expect(isTurned()).toBe(false)
  await user.hover(control)
  expect(isTurned()).toBe(true)
  await user.unhover(control)
  expect(isTurned()).toBe(false)
})

test('turns when it receives the focus and back when it loses it', async () => {
  const { user, control, isTurned } = show()
  await user.tab()
  expect(control).toHaveFocus()
  expect(isTurned()).toBe(true)
  await user.tab()
  expect(isTurned()).toBe(false)
})

test('turns with Enter and Space; Escape shows the front', async () => {
  const { user, isTurned } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(isTurned()).toBe(false)
  await user.keyboard(' ')
  expect(isTurned()).toBe(true)
  await user.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})

test('turns with each tap on its button and on its text', async () => {
  const { user, control, isTurned } = show()
  for (const target of [control, screen.getByText('We Support')]) {
    await user.pointer({ keys: '[TouchA]', target })
    expect(isTurned()).toBe(true)
    await user.pointer({ keys: '[TouchA]', target })
    expect(isTurned()).toBe(false)
  }
})

test('shows the front after a tap outside', async () => {
  const { user, isTurned } = show()
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('We Support') })
  await user.pointer({ keys: '[TouchA]', target: document.body })
  expect(isTurned()).toBe(false)
})

test('stays turned when the mouse clicks it', async () => {
  const { user, control, isTurned } = show()
  for (const target of [screen.getByText('We Support'), control]) {
    await user.click(target)
    expect(isTurned()).toBe(true)
    await user.click(target)
    expect(isTurned()).toBe(true)
  }
})

test('Escape turns back a hovered card without the focus', async () => {
  const { user, control, isTurned } = show()
  await user.hover(control)
  expect(isTurned()).toBe(true)
  expect(document.body).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})

test('turns when find-in-page scrolls its back', () => {
  const { isTurned } = show()
  const back = screen.getByText('We Support').parentElement?.parentElement
  if (!back) throw new Error('The back is missing')
  back.scrollLeft = 100
  fireEvent.scroll(back)
  expect(isTurned()).toBe(true)
})
