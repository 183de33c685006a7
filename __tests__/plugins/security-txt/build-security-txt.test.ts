import { buildSecurityTxt } from '../../../plugins/security-txt/build-security-txt'

const site = { url: 'https://agency.dev', email: 'hello@agency.dev', language: 'nb' }
const security = { email: 'security@agency.dev', policy: '/our-company/security/' }

test('names the contact for security and its page', () => {
  expect(buildSecurityTxt({ ...site, security }, new Date('2026-11-27'))).toBe(
    [
      'Contact: mailto:security@agency.dev',
      'Expires: 2027-06-30T23:59:59Z',
      'Preferred-Languages: nb',
      'Canonical: https://agency.dev/.well-known/security.txt',
      'Policy: https://agency.dev/our-company/security/',
      '',
    ].join('\n'),
  )
})

test('names the general contact on a site without one for security', () => {
  const text = buildSecurityTxt({ ...site, security: null }, new Date())
  expect(text).toContain('Contact: mailto:hello@agency.dev\n')
  expect(text).not.toContain('Policy')
})

test.each([
  ['2027-01-01T00:00:00Z', '2027-12-31'],
  ['2027-06-30T23:59:59Z', '2027-12-31'],
  ['2027-07-01T00:00:00Z', '2028-06-30'],
  ['2027-12-31T23:59:59Z', '2028-06-30'],
])('a build at %s expires on %s', (now, date) => {
  const text = buildSecurityTxt({ ...site, security }, new Date(now))
  expect(text).toContain(`\nExpires: ${date}T23:59:59Z\n`)
})
