import {
  buildHostRequirements,
  type HostRequirements,
} from '../../../plugins/hosts/host-requirements'
import type { Redirect } from '../../../src/content/core/pages/build-redirects'

/** The script of the small site that is cached forever. */
export const script = '/app-0123456789abcdef0123.js'

const notFound: readonly Redirect[] = [
  { from: '/case-studies/not-found/index.html', to: '/case-studies/not-found/', status: '404!' },
  { from: '/case-studies/not-found/*', to: '/case-studies/not-found/index.html', status: '404!' },
  { from: '/case-studies/*', to: '/case-studies/not-found/', status: '404' },
  { from: '/404.html', to: '/404/', status: '404!' },
  { from: '/404/*', to: '/404.html', status: '404!' },
]

/** Redirects from titles, as browsers send them, to the slug of the first one. */
export const redirectsOf = (...titles: string[]): Redirect[] => {
  const slug = titles[0]?.toLowerCase().replace(/\W+/g, '-') ?? ''
  const froms = titles.flatMap((title) => [encodeURIComponent(title), encodeURI(title)])
  const moved = [...new Set(froms)].map((from): Redirect => ({
    from: `/case-studies/${from}`,
    to: `/case-studies/${slug}/`,
    status: '301',
  }))
  return [...moved, ...notFound]
}

/** The requirements of a site with one case study, which has former titles. */
export const requirementsOf = (...titles: string[]): HostRequirements =>
  buildHostRequirements({
    site: 'https://www.agency.com',
    redirects: redirectsOf(...titles),
    headers: {
      'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
    },
    files: ['404.html', 'own-script.js', script.slice(1), 'index.html'],
  })
