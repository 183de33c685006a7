/** `analytics` of data/site.json: scripts that count visits. */
export interface Analytics {
  /** They run in this order; `src` is an https address, or the path of a file in static/. */
  scripts: readonly { src: string; attributes?: readonly { name: string; value: string }[] }[]
  /** The origins to which they send data. */
  connections?: readonly string[]
  /** The texts that ask for consent; without them the scripts load without asking. */
  consent?: { text: string; label: string }
}

/** The scripts that count visits; webpack inserts them (src/service-config.ts). */
export const analytics = process.env.ANALYTICS
  ? (JSON.parse(process.env.ANALYTICS) as Analytics)
  : undefined
