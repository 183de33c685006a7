import { render, screen } from '@testing-library/react'
import { Pagination } from '../../src/components/Pagination'

const show = (current: number, count: number) =>
  render(
    <Pagination
      label="Pages"
      labels={{ page: 'Page', previous: 'Previous', next: 'Next' }}
      current={current}
      count={count}
      pathOf={(page) => `/list/${page}/`}
    />,
  )

const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)

test('renders nothing for a single page', () => {
  expect(show(1, 1).container).toBeEmptyDOMElement()
})

test('links to each page, the previous and the next one, and marks the current one', () => {
  show(2, 3)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(names()).toEqual(['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next'])
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list/3/')
})

test('shows the first, the last and the neighboring pages of many', () => {
  show(10, 40)
  expect(names()).toEqual(['Previous', 'Page 1', 'Page 9', 'Page 10', 'Page 11', 'Page 40', 'Next'])
})
