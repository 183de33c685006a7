import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFields } from './read-fields'
import { type Receiver, receiverOf, receiverSource } from './form-receiver'

/** `analytics` of data/site.json: scripts that count visits. */
export interface Analytics {
  /** They run in this order; `src` is an https address, or the path of a file in static/. */
  scripts: readonly { src: string; attributes?: readonly { name: string; value: string }[] }[]
  /** The origins to which they send data. */
  connections?: readonly string[]
  /** The texts that ask for consent; without them the scripts load without asking. */
  consent?: { text: string; label: string }
}

const readData = (root: string, file: string): unknown => readFields(join(root, 'data', file))

/** The fields of data/site.json that determine how the site communicates with others. */
const readSite = (root: string) =>
  readData(root, 'site.json') as {
    hsts?: 'includeSubDomains' | 'preload'
    analytics?: Analytics
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
  const { hsts, analytics } = readSite(root)
  const receiver = readReceiver(root)
  const form = receiverSource(receiver)
  const origins = {
    frames: schedulingOrigins(root),
    scripts: [
      ...new Set(
        (analytics?.scripts ?? [])
          .filter(({ src }) => !src.startsWith('/'))
          .map(({ src }) => new URL(src).origin),
      ),
    ],
    connections: [
      ...(analytics?.connections ?? []),
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
  const { analytics } = readSite(root)
  const values = {
    RECEIVER: receiver.type === 'netlify' ? '' : JSON.stringify(receiver),
    BOOKING: otherBooking(root),
    ANALYTICS: analytics ? JSON.stringify(analytics) : '',
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
}
