import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../src/components/Button'
import { Pagination } from '../../src/components/Pagination'
import { Link } from '../../src/components/link/Link'
import { render } from '../support/locale'

test('a button submits a form only with type "submit"', async () => {
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

test('a button is busy, keeps the focus and ignores clicks while it is loading', async () => {
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

const linkTo = (to: string) => {
  render(<Link to={to}>Words</Link>)
  return screen.getByRole('link', { name: 'Words' })
}

test.each(['/services/', '/contact-us/?about=/services/web/#form'])(
  '%s is a link within the site',
  (to) => {
    const link = linkTo(to)
    expect(link).toHaveAttribute('href', to)
    expect(link).not.toHaveAttribute('rel')
  },
)

test.each(['https://agency.example/', '//elsewhere.example/', 'mailto:hello@agency.example'])(
  '%s is a plain link without access to this window',
  (to) => {
    const link = linkTo(to)
    expect(link).toHaveAttribute('href', to)
    expect(link).toHaveAttribute('rel', 'noopener')
  },
)

const showPages = (current: number, count: number) =>
  render(
    <Pagination
      label="Pages"
      labels={{ page: 'Page {number}', previous: 'Previous', next: 'Next' }}
      current={current}
      count={count}
      pathOf={(page) => `/list/${page}/`}
      formatNumber={(value) => new Intl.NumberFormat('bn').format(value)}
    />,
  )

const pageNames = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)

test('pagination renders nothing for a single page', () => {
  expect(showPages(1, 1).container).toBeEmptyDOMElement()
})

test('pagination shows the first, the last and the neighboring pages of many, in the digits of the site', () => {
  showPages(10, 40)
  expect(pageNames()).toEqual([
    'Previous',
    'Page ১',
    'Page ৯',
    'Page ১০',
    'Page ১১',
    'Page ৪০',
    'Next',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/list/10/')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list/11/')
})
