import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Receiver, receiverOf, receiverSource } from './form-receiver'

/** The script of an analytics service. */
export interface AnalyticsScript {
  src: string
  /** The attributes of the script element. */
  attributes: Readonly<Record<string, string>>
}

/** `analytics` of data/site.json. */
interface Analytics {
  provider: 'plausible' | 'goatcounter' | 'umami'
  /** The provider's name of the site: a domain, a code or an ID. */
  site: string
  /** The address of the script, if it is self-hosted. */
  script?: string
}

/** The script of an analytics service, and the origins to which it sends data. */
interface AnalyticsTag extends AnalyticsScript {
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

const readData = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, 'data', file), 'utf8'))

/** The script of the analytics service; undefined for a site without one. */
export function readAnalyticsTag(root: string): AnalyticsTag | undefined {
  const { analytics } = readData(root, 'site.json') as { analytics?: Analytics }
  return analytics && analyticsTag(analytics)
}

interface Booking {
  provider?: 'calendly' | 'cal' | 'link' | 'none'
  url: string
}

/**
 * The fields of data/scheduling.json that determine the calendar; undefined for a site without
 * booking.
 */
function readBooking(root: string): Booking | undefined {
  if (!existsSync(join(root, 'data/scheduling.json'))) return undefined
  return readData(root, 'scheduling.json') as Booking
}

/**
 * The service whose calendar is in a frame if it is not Calendly; "" for Calendly and without
 * booking.
 */
export const otherBooking = (root: string): string => {
  const provider = readBooking(root)?.provider ?? 'calendly'
  return provider === 'calendly' || provider === 'none' ? '' : provider
}

/** The origin of a calendar in a frame. */
function schedulingOrigins(root: string): string[] {
  const booking = readBooking(root)
  const hasFrame = booking && booking.provider !== 'link' && booking.provider !== 'none'
  return hasFrame ? [new URL(booking.url).origin] : []
}

/** `receiver` of data/contact.json. */
export const readReceiver = (root: string): Receiver => receiverOf(readData(root, 'contact.json'))

/** The other origins with which the site communicates, by purpose, and for which hosts it asks for HTTPS. */
export function readSecuritySettings(root: string) {
  const { hsts } = readData(root, 'site.json') as { hsts?: 'includeSubDomains' | 'preload' }
  const tag = readAnalyticsTag(root)
  const receiver = readReceiver(root)
  const form = receiverSource(receiver)
  const origins = {
    frames: schedulingOrigins(root),
    scripts: tag ? [new URL(tag.src).origin] : [],
    connections: [
      ...(tag ? tag.connections : []),
      ...(form && receiver.type === 'endpoint' ? [form] : []),
    ],
    forms: form ? [form] : [],
  }
  return { hsts, origins }
}

/**
 * The services as constants for scripts, "" for the default: the code for others is removed from the
 * scripts.
 */
export function serviceConstants(root: string): Record<string, string> {
  const receiver = readReceiver(root)
  const analytics = readAnalyticsTag(root)
  const values = {
    RECEIVER: receiver.type === 'netlify' ? '' : JSON.stringify(receiver),
    BOOKING: otherBooking(root),
    ANALYTICS: analytics ? JSON.stringify(analytics) : '',
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
}
