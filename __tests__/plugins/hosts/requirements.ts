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

/** The _redirects of a site with one case study, which has former titles; `own` are the owner's. */
export const redirectsOf = (titles: readonly string[], own: readonly string[] = []): string => {
  const [title = '', ...formerTitles] = titles
  const lines = buildRedirects(entriesOf({ 'case-studies/a.json': { title, formerTitles } })).map(
    ({ fromPath, toPath, statusCode, force }) =>
      `${fromPath}  ${toPath}  ${statusCode}${force ? '!' : ''}`,
  )
  const block = ['# gatsby-adapter-netlify start', ...lines, '', '# gatsby-adapter-netlify end']
  return [...own, ...block, ''].join('\n')
}

/** The requirements of that site. */
export const requirementsOf = (...titles: string[]): HostRequirements =>
  buildHostRequirements(
    'https://www.agency.com',
    redirectsOf(titles),
    `${headers}${overrides}${script}\n  cache-control: public, max-age=31536000, immutable\n`,
  )
