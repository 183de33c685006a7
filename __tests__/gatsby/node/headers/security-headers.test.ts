import {
  buildSecurityHeaders,
  type Hsts,
} from '../../../../src/gatsby/node/headers/read-security-headers'

const hstsOf = (hsts?: Hsts): string | undefined =>
  buildSecurityHeaders(
    { inlineScripts: [], origins: { frames: [], scripts: [], connections: [], forms: [] } },
    hsts,
  )['strict-transport-security']

test('HTTPS is required of this host alone, unless data/site.json says otherwise', () => {
  expect(hstsOf()).toBe('max-age=63072000')
  expect(hstsOf('includeSubDomains')).toBe('max-age=63072000; includeSubDomains')
  // The preload list accepts only domains with all their hosts.
  expect(hstsOf('preload')).toBe('max-age=63072000; includeSubDomains; preload')
})
