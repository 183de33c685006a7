import type { Analytics, Receiver } from '../../plugins/content'

/**
 * The settings of the content that decide which code a build contains: webpack inserts them
 * (plugins/content/core/third-parties.ts), and removes the branches that they rule out.
 */

/** What receives the messages of the forms; undefined for Netlify Forms. */
export const receiver = process.env.RECEIVER
  ? (JSON.parse(process.env.RECEIVER) as Receiver)
  : undefined

/** The scripts that count visits. */
export const analytics = process.env.ANALYTICS
  ? (JSON.parse(process.env.ANALYTICS) as Analytics)
  : undefined

/** What shows the calendar: Cal.com, a link, or else Calendly. */
export const booking = process.env.BOOKING
