import {
  buildHostRequirements,
  type HostRequirements,
  type Redirect,
} from '../../../plugins/hosts/host-requirements'
import { buildRedirects } from '../../../plugins/content/core/pages/build-redirects'
import { entriesOf } from '../content/core/entry-of'

/** The script of the small site that is cached forever. */
export const script = '/app-0123456789abcdef0123.js'

/** The headers of the editor and of one picture, which replace those of the whole site. */
export const editorHeaders = {
  'content-security-policy': "script-src 'self'",
  'x-robots-tag': 'noindex',
}
export const iconHeaders = { 'referrer-policy': 'no-referrer' }
export const overrides = [
  { path: '/admin/*', headers: editorHeaders },
  { path: '/icon.png', headers: iconHeaders },
]

/** The redirects of a site with one case study, which has former titles. */
export const redirectsOf = (title: string, ...formerTitles: string[]): Redirect[] =>
  buildRedirects(entriesOf({ 'case-studies/a.json': { title, formerTitles } })).map(
    ({ fromPath, toPath, statusCode, force }) => ({
      ...{ from: fromPath, to: toPath, status: `${statusCode}${force ? '!' : ''}` },
    }),
  )

/** The requirements of that site. */
export const requirementsOf = (...titles: [string, ...string[]]): HostRequirements =>
  buildHostRequirements({
    site: 'https://www.agency.com',
    redirects: redirectsOf(...titles),
    headers: {
      'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
    },
    files: ['404.html', 'own-script.js', script.slice(1), 'index.html'],
  })
