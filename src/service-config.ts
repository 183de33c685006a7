import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFields } from '../plugins/content/node'
import type { Analytics } from './browser/analytics-setting'
import { type Receiver, receiverOf, receiverSource } from './features/contact/receiver'
import { type Booking, calendarOrigins, otherProvider } from './sections/booking/provider'

/** With which other services the site works, read from data/. It runs in Node only. */

const readData = (root: string, file: string): unknown => readFields(join(root, 'data', file))

/** The fields of data/site.json that determine how the site communicates with others. */
const readSiteSettings = (root: string) =>
  readData(root, 'site.json') as {
    hsts?: 'includeSubDomains' | 'preload'
    analytics?: Analytics
  }

/** Undefined for a site without booking. */
const readBooking = (root: string): Booking | undefined =>
  existsSync(join(root, 'data/scheduling.json'))
    ? (readData(root, 'scheduling.json') as Booking)
    : undefined

/** `receiver` of data/contact.json. */
export const readReceiver = (root: string): Receiver => receiverOf(readData(root, 'contact.json'))

/** The origins of scripts that are not files of the site. */
const scriptOrigins = (analytics: Analytics | undefined): string[] => [
  ...new Set(
    (analytics?.scripts ?? [])
      .filter(({ src }) => !src.startsWith('/'))
      .map(({ src }) => new URL(src).origin),
  ),
]

/** The other origins with which the site communicates, by purpose, and for which hosts it asks for HTTPS. */
export function readSecuritySettings(root: string) {
  const { hsts, analytics } = readSiteSettings(root)
  const receiver = readReceiver(root)
  const form = receiverSource(receiver)
  const origins = {
    frames: calendarOrigins(readBooking(root)),
    scripts: scriptOrigins(analytics),
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
  const { analytics } = readSiteSettings(root)
  const values = {
    RECEIVER: receiver.type === 'netlify' ? '' : JSON.stringify(receiver),
    BOOKING: otherProvider(readBooking(root)),
    ANALYTICS: analytics ? JSON.stringify(analytics) : '',
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
}
