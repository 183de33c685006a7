import { render, screen } from '@testing-library/react'
import { SiteLayout } from '../../src/layout/SiteLayout'
import { mockStaticQueries } from '../mocks/gatsby'

test('the booking button has the text and colors of the service if the content names none', () => {
  mockStaticQueries({ SchedulingSettings: { scheduling: { badge: { enabled: true } } } })
  render(<SiteLayout pathname="/">Content</SiteLayout>)
  expect(screen.getByRole('link', { name: 'Label of scheduleCall' })).toHaveStyle({
    background: 'rgb(0, 162, 255)',
    color: 'rgb(255, 255, 255)',
  })
})
