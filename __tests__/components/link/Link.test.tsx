import { render, screen } from '@testing-library/react'
import { Link } from '../../../src/components/link/Link'

const linkTo = (to: string) => {
  render(<Link to={to}>Words</Link>)
  return screen.getByRole('link', { name: 'Words' })
}

test.each(['/services/', '/contact-us/?about=/services/web/#form'])('%s is a Gatsby link', (to) => {
  const link = linkTo(to)
  expect(link).toHaveAttribute('href', to)
  expect(link).not.toHaveAttribute('rel')
})

test.each(['https://agency.example/', '//elsewhere.example/', 'mailto:hello@agency.example'])(
  '%s is a plain link without access to this window',
  (to) => {
    const link = linkTo(to)
    expect(link).toHaveAttribute('href', to)
    expect(link).toHaveAttribute('rel', 'noopener')
  },
)
