/** `receiver` of data/contact.json: where the messages of the contact form go. */
export type Receiver = NetlifyReceiver | EndpointReceiver | MailReceiver

interface NetlifyReceiver {
  type: 'netlify'
}

/** A form service or an endpoint of one's own. */
export interface EndpointReceiver {
  type: 'endpoint'
  /** An https address, or a path on the site's own host. */
  url: string
  /** How scripts encode a message; a form without them is always sent as a form. */
  encoding?: 'form' | 'json'
  /** Values that go along with every message. */
  fields?: readonly { name: string; value: string }[]
  /** The name of a field that only bots fill in. */
  honeypot?: string
}

/** The visitor's own mail program. */
export interface MailReceiver {
  type: 'mailto'
  /** The address to write to; that of data/site.json if it is left out. */
  address?: string
  /** Shown once the mail program has been asked to open. */
  opened: { title: string; text: string }
}

/** The receiver in the content of data/contact.json: without one it is Netlify Forms. */
export const receiverOf = (contact: unknown): Receiver =>
  (Object(contact) as { receiver?: Receiver }).receiver ?? { type: 'netlify' }

/** Where a form may be sent besides the site itself, as a source of `form-action`; undefined if nowhere else. */
export function receiverSource(receiver: Receiver): string | undefined {
  if (receiver.type === 'mailto') return 'mailto:'
  if (receiver.type !== 'endpoint' || receiver.url.startsWith('/')) return undefined
  return new URL(receiver.url).origin
}
