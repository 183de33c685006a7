import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FlipCard } from '../../../src/components/flip-card/FlipCard'

const show = () => {
  const user = userEvent.setup()
  render(
    <FlipCard
      turnLabel="Turn over"
      titleId="front-title"
      front={<h3 id="front-title">Free Maintenance</h3>}
      back={<p>We Support</p>}
    />,
  )
  const control = screen.getByRole('button')
  const isTurned = () => control.getAttribute('aria-pressed') === 'true'
  return { user, control, isTurned }
}

test('the button is named after its card and described by the back', () => {
  const { control } = show()
  expect(control).toHaveAccessibleName('Turn over Free Maintenance')
  expect(control).toHaveAccessibleDescription('We Support')
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

test('Escape turns back a hovered card without the focus', async () => {
  const { user, control, isTurned } = show()
  await user.hover(control)
  expect(isTurned()).toBe(true)
  expect(document.body).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(isTurned()).toBe(false)
})
