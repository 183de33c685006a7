import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { receiverOf, receiverSource, type Receiver } from '../../../content/receiver'
import { analyticsTag, type Analytics, type AnalyticsTag } from './analytics-tag'

/** The origins other than its own that the site talks to, by purpose. */
export interface OtherOrigins {
  /** Pages in frames: the scheduling service's. */
  frames: readonly string[]
  /** Scripts: the analytics service's. */
  scripts: readonly string[]
  /** Requests of scripts: what the analytics service sends, and messages of the form. */
  connections: readonly string[]
  /** Where forms are sent: the receiver's, which may be "mailto:". */
  forms: readonly string[]
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

/** What of data/scheduling.json decides about a calendar; undefined for a site without booking. */
function readBooking(root: string): Booking | undefined {
  if (!existsSync(join(root, 'data/scheduling.json'))) return undefined
  return readData(root, 'scheduling.json') as Booking
}

/** The service whose calendar is in a frame, unless it is Calendly; "" for Calendly and without booking. */
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

/** Reads from data/ which other origins the site talks to. */
export function readOtherOrigins(root: string): OtherOrigins {
  const tag = readAnalyticsTag(root)
  const receiver = readReceiver(root)
  const form = receiverSource(receiver)
  return {
    frames: schedulingOrigins(root),
    scripts: tag ? [new URL(tag.src).origin] : [],
    connections: [
      ...(tag ? tag.connections : []),
      ...(form && receiver.type === 'endpoint' ? [form] : []),
    ],
    forms: form ? [form] : [],
  }
}
