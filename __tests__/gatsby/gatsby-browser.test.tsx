import { waitFor } from '@testing-library/react'
import { onRouteUpdate } from '../../gatsby-browser'

const scripts = (): (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

const update = onRouteUpdate as (args: object) => void

test('the first page loads the analytics script of the site', async () => {
  const src = 'https://plausible.io/js/script.js'
  update({ location, prevLocation: null })
  expect(scripts()).toEqual([])
  process.env.ANALYTICS = JSON.stringify({ src, attributes: { 'data-domain': 'agency.example' } })
  update({ location, prevLocation: null })
  await waitFor(() => expect(scripts()).toEqual([src]))
  expect(document.head.querySelector('script')).toHaveAttribute('data-domain', 'agency.example')
  delete process.env.ANALYTICS
})
