/** What the query returns. */
export interface SecurityContact {
  url: string
  /** The agency's address, for a site without one for security. */
  email: string
  language: string
  security: { email: string; policy: string | null } | null
}

/**
 * The end of the next half-year: 6 to 12 months ahead, because RFC 9116 recommends less than a
 * year, and the same for all builds within half a year.
 */
function expiryDate(now: Date): string {
  const year = now.getUTCFullYear()
  const end = now.getUTCMonth() < 6 ? `${year}-12-31` : `${year + 1}-06-30`
  return `${end}T23:59:59Z`
}

/** Whom to tell about a weakness of the site, in the form of RFC 9116. */
export function buildSecurityTxt(
  { url, email, language, security }: SecurityContact,
  now: Date,
): string {
  const policy = security?.policy
  return [
    `Contact: mailto:${security?.email ?? email}`,
    `Expires: ${expiryDate(now)}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${new URL(policy, url).href}`] : []),
    '',
  ].join('\n')
}
