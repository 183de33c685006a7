import { render, screen, within } from '@testing-library/react'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'

const items = [
  { title: 'Services', path: '/services/' },
  { title: 'Web', path: '/services/web/' },
]

test('links to the pages above in order and marks the current page', () => {
  render(<Breadcrumbs label="You are here" items={items} current="Frontend" />)
  const navigation = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(navigation.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Services',
    'Web',
    'Frontend',
  ])
  const links = navigation.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/services/', '/services/web/'])
  expect(navigation.getByText('Frontend')).toHaveAttribute('aria-current', 'page')
})
