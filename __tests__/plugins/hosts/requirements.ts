import {
  buildHostRequirements,
  type HostRequirements,
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
export const headers = `/*
  content-security-policy: default-src 'none'; img-src 'self'; frame-ancestors 'none'
  referrer-policy: same-origin
`
const overrides = `/admin/*
  content-security-policy: script-src 'self'
  x-robots-tag: noindex
/icon.png
  referrer-policy: no-referrer
`

/** The _redirects of a site with one case study, which has former titles. */
export const redirectsOf = (title: string, ...formerTitles: string[]): string =>
  buildRedirects(entriesOf({ 'case-studies/a.json': { title, formerTitles } }))
    .map(
      ({ fromPath, toPath, statusCode, force }) =>
        `${fromPath}  ${toPath}  ${statusCode}${force ? '!' : ''}`,
    )
    .join('\n')

/** The requirements of that site. */
export const requirementsOf = (...titles: [string, ...string[]]): HostRequirements =>
  buildHostRequirements({
    site: 'https://www.agency.com',
    redirects: redirectsOf(...titles),
    headers: headers + overrides,
    files: ['404.html', 'own-script.js', script.slice(1), 'index.html'],
  })
