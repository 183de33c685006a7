/**
 * The score that the MDN HTTP Observatory gives a site for its headers: 100, plus or minus what
 * each of its tests is worth (its scoring table of 2026). Transport and cookies, which no header of
 * this site decides, count 0: Netlify redirects to https, and the site sets no cookie. A domain that
 * browsers have on their https lists gets 5 more.
 */

/** A policy: its directives and their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

export const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )

/** What several policies together allow for a directive: undefined where none says anything. */
function sourcesOf(policies: readonly Policy[], name: string): readonly string[] | undefined {
  const lists = policies.flatMap((policy) => {
    const sources = policy.get(name) ?? policy.get('default-src')
    return sources ? [sources] : []
  })
  // Each policy must agree, so what only one of them allows is not allowed.
  return lists.length === 0
    ? undefined
    : (lists[0] ?? []).filter((source) => lists.every((list) => list.includes(source)))
}

const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/
const unsafeInline = /^(?:'unsafe-inline'|data:)$/

function policyPoints(policies: readonly Policy[]): number {
  if (policies.length === 0) return -25
  const scripts = sourcesOf(policies, 'script-src') ?? ['*']
  const objects = sourcesOf(policies, 'object-src') ?? ['*']
  const styles = sourcesOf(policies, 'style-src') ?? ['*']
  const all = policies.flatMap((policy) => [...policy.values()].flat())
  if (scripts.some((source) => broad.test(source) || unsafeInline.test(source))) return -20
  if (objects.some((source) => broad.test(source))) return -20
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20
  if (all.includes("'unsafe-eval'")) return -10
  if (styles.some((source) => broad.test(source) || unsafeInline.test(source))) return 0
  const [byDefault = [], ...others] = policies.flatMap((policy) => {
    const sources = policy.get('default-src')
    return sources ? [sources] : []
  })
  return others.length === 0 && byDefault.join(' ') === "'none'" ? 10 : 5
}

/**
 * @param headers of the page's response, by their lower-case names
 * @param inPage policies that the page itself carries
 */
export function score(
  headers: Readonly<Record<string, string>>,
  inPage: readonly string[],
): number {
  const sent = headers['content-security-policy']
  const header = sent ? [parsePolicy(sent)] : []
  const [ancestors] = header.map((policy) => policy.get('frame-ancestors'))
  const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  const points = {
    policy: policyPoints([...header, ...inPage.map(parsePolicy)]),
    framing:
      ancestors && !ancestors.some((source) => broad.test(source))
        ? 5
        : /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
          ? 0
          : -20,
    transport: Number(age) >= 15768000 ? 0 : age === '0' ? -20 : -10,
    types: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    referrer: /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
    resources: /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? 10
      : 0,
  }
  const all = Object.values(points)
  const losses = all.filter((each) => each < 0).reduce((sum, each) => sum + each, 100)
  // Only a site that loses little gains anything.
  return losses < 90 ? losses : all.reduce((sum, each) => sum + each, 100)
}
