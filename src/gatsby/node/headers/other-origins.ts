import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { receiverOf, receiverSource, type Receiver } from '../../../content/form-receiver'
import { analyticsTag, type Analytics, type AnalyticsTag } from './analytics-tag'

/** The origins, other than its own, with which the site communicates, by purpose. */
export interface OtherOrigins {
  /** Frames: the scheduling service. */
  frames: readonly string[]
  /** Scripts: the analytics service. */
  scripts: readonly string[]
  /** Requests by scripts: data for the analytics service, and messages of the form. */
  connections: readonly string[]
  /** Targets of forms: the receiver of messages, which may be "mailto:". */
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

/** Reads from data/ with which other origins the site communicates. */
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
