import { render, screen, within } from '@testing-library/react'
import { Section } from '../../../src/components/grid/Section'

test('is a landmark with its heading as its name', () => {
  render(
    <Section title="What we do" comment="in short" introduction="Some of it.">
      <p>The content</p>
    </Section>,
  )
  const region = within(screen.getByRole('region', { name: 'What we do' }))
  expect(region.getByRole('heading', { level: 2, name: 'What we do' })).toBeVisible()
  expect(region.getByText('in short')).toBeVisible()
  expect(region.getByText('Some of it.')).toBeVisible()
  expect(region.getByText('The content')).toBeVisible()
})

test('has an id for links and an action next to its heading', () => {
  render(<Section title="Work" id="work" action={<a href="/case-studies/">All work</a>} />)
  const region = screen.getByRole('region', { name: 'Work' })
  expect(region).toHaveAttribute('id', 'work')
  expect(within(region).getByRole('link', { name: 'All work' })).toBeVisible()
})

test('renders no empty comment or introduction', () => {
  render(<Section title="Alone" comment={null} />)
  expect(screen.getByRole('region').textContent).toBe('Alone')
})
