import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, ButtonLink } from '../../src/components/Button'

test('submits a form only with type "submit"', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const user = userEvent.setup()
  render(
    <form onSubmit={onSubmit}>
      <Button>Open</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('is busy, keeps the focus and ignores clicks while it is loading', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn()
  const user = userEvent.setup()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send', busy: true })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(button).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a link that looks like a button has no attribute of its style props', () => {
  render(
    <ButtonLink to="/contact-us/" variant="outline" size="lg" icon="arrow-right">
      Contact
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Contact' })
  expect(link).toHaveAttribute('href', '/contact-us/')
  expect(link.getAttributeNames().filter((name) => /^variant|^size|\$/.test(name))).toEqual([])
})
