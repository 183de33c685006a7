import type { AnalyticsScript } from '../../../browser/analytics'

/** `analytics` of data/site.json. */
export interface Analytics {
  provider: 'plausible' | 'goatcounter' | 'umami'
  /** The provider's name of the site: a domain, a code or an ID. */
  site: string
  /** The address of the script, if it is self-hosted. */
  script?: string
}

/** The script of an analytics service, and the origins to which it sends data. */
export interface AnalyticsTag extends AnalyticsScript {
  /** The sources for the policy's `connect-src`. */
  connections: readonly string[]
}

const hosted = {
  plausible: 'https://plausible.io/js/script.js',
  goatcounter: 'https://gc.zgo.at/count.js',
  umami: 'https://cloud.umami.is/script.js',
} as const

/** Umami's own service sends to another host than that of its script. */
const umamiHosts = [
  'https://cloud.umami.is',
  'https://gateway.umami.is',
  'https://api-gateway.umami.dev',
]

/** The script of the analytics service in data/site.json. */
export function analyticsTag({ provider, site, script }: Analytics): AnalyticsTag {
  const src = script ?? hosted[provider]
  const { origin } = new URL(src)
  if (provider === 'plausible')
    return { src, attributes: { 'data-domain': site }, connections: [origin] }
  if (provider === 'umami')
    return {
      src,
      attributes: { 'data-website-id': site },
      connections: script ? [origin] : umamiHosts,
    }
  const receiver = script ? origin : `https://${site}.goatcounter.com`
  return { src, attributes: { 'data-goatcounter': `${receiver}/count` }, connections: [receiver] }
}
