import { render, screen, within } from '@testing-library/react'
import { OfferingLinks } from '../../src/sections/OfferingLinks'

const offering = (title: string, order: number) => ({
  path: `/services/${title.toLowerCase()}/`,
  order,
  title,
  icon: 'globe',
  description: `All about ${title}.`,
})

test('each page is a link with the title as its name', () => {
  render(
    <OfferingLinks
      title="Choose"
      offerings={[offering('Web', 1), offering('Design', 2)]}
      perRow={4}
    />,
  )
  const region = within(screen.getByRole('region', { name: 'Choose' }))
  const links = region.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/services/web/',
    '/services/design/',
  ])
  expect(links[0]).toHaveAccessibleName('Web')
  expect(region.getByText('All about Web.')).toBeVisible()
  expect(region.getByRole('heading', { level: 3, name: 'Design' })).toBeVisible()
})
