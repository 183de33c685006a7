import { type Issue, rootFileIssue } from '../content/issue'

/** Says whom to tell about a weakness of the site, in the form of RFC 9116. */
export const securityFile = 'static/.well-known/security.txt'

/** How long before its date the file is reported. */
const daysOfNotice = 30

/**
 * What is wrong with the security file: it is missing, or its date is missing, has passed or is
 * near.
 * @param text undefined if there is no file
 */
export function checkSecurityFile(text: string | undefined, now: Date): Issue[] {
  const issueAt = (line: number, message: string, hint: string): Issue[] => [
    { ...rootFileIssue(securityFile, 'security-txt', message, hint), line },
  ]
  if (text === undefined)
    return issueAt(1, 'is missing', 'write the file, as docs/customizing.md says')
  const lines = text.split('\n')
  const index = lines.findIndex((line) => /^expires:/i.test(line))
  const [, value = ''] = /:\s*(.*?)\s*$/.exec(lines[index] ?? '') ?? []
  // RFC 9116 has the times of RFC 3339, which Date reads too; a day alone has no time zone.
  const time = /^\d{4}-\d\d-\d\dT/i.test(value) ? Date.parse(value) : NaN
  if (Number.isNaN(time))
    return issueAt(
      Math.max(index, 0) + 1,
      'has no time at which it expires',
      'write "Expires: 2027-06-30T23:59:59Z", with a time within a year',
    )
  const daysLeft = (time - now.getTime()) / 86_400_000
  if (daysLeft > daysOfNotice) return []
  const message = `${daysLeft > 0 ? 'expires' : 'has expired'} on ${value}`
  return issueAt(index + 1, message, `it ${message}: write a time within a year`)
}
