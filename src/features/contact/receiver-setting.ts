import type { Receiver } from './receiver'

/**
 * What receives the messages of the forms; undefined for Netlify Forms. webpack inserts it
 * (src/service-config.ts), and removes the branches that it rules out.
 */
export const receiver = process.env.RECEIVER
  ? (JSON.parse(process.env.RECEIVER) as Receiver)
  : undefined
