import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MainNav } from '../../../src/layout/header/MainNav'

const show = () => {
  render(
    <>
      <MainNav pathname="/" />
      <input aria-label="Elsewhere" />
    </>,
  )
  const summary = screen.getByText('Services')
  const menu = summary.closest('details')
  if (!menu) throw new Error('The menu is missing')
  return { summary, menu }
}

const pointerEnter = (menu: Element): void => {
  const event = new MouseEvent('pointerenter')
  fireEvent(menu, Object.assign(event, { pointerType: 'mouse' }))
}

beforeEach(() => jest.useFakeTimers())

afterEach(() => jest.useRealTimers())

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

test('Escape closes a menu opened by hover and leaves the focus in the page', async () => {
  const { menu } = show()
  const field = screen.getByLabelText('Elsewhere')
  field.focus()
  pointerEnter(menu)
  jest.advanceTimersByTime(200)
  expect(menu.open).toBe(true)
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(field).toHaveFocus()
})

test('Escape cancels a menu that is about to open', async () => {
  const { menu } = show()
  pointerEnter(menu)
  jest.advanceTimersByTime(100)
  await user.keyboard('{Escape}')
  jest.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})
