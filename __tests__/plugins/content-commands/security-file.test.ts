import { checkSecurityFile } from '../../../plugins/content-commands/security-file'

const now = new Date('2027-03-01T12:00:00Z')
const expiring = (time: string): string => `Contact: mailto:a@agency.dev\nExpires: ${time}\n`

test.each<[what: string, text: string | undefined, line: number, remedy: RegExp]>([
  ['is missing', undefined, 1, /^write the file, as docs\/customizing\.md says$/],
  ['has no date', 'Contact: mailto:a@agency.dev\n', 1, /^write "Expires: /],
  ['has a date that cannot be read', expiring('2027-13-01T00:00:00Z'), 2, /^write "Expires: /],
  ['has a day without a time', expiring('2027-12-31'), 2, /^write "Expires: /],
  ['has expired', expiring('2027-03-01T11:59:59Z'), 2, /^it has expired on 2027-03-01T11:59:59Z/],
  ['expires within 30 days', expiring('2027-03-31T11:00:00Z'), 2, /^it expires on 2027-03-31T11/],
])('a security.txt that %s is reported', (_what, text, line, remedy) => {
  expect(checkSecurityFile(text, now)).toMatchObject([
    {
      file: 'static/.well-known/security.txt',
      line,
      rule: 'security-txt',
      remedy: expect.stringMatching(remedy) as string,
    },
  ])
})

test('a security.txt that is valid for more than 30 days is not reported', () => {
  expect(checkSecurityFile(expiring('2027-04-01T00:00:00Z'), now)).toEqual([])
  expect(checkSecurityFile('expires:2027-12-31T23:59:59z\r\n', now)).toEqual([])
})
