/** `receiver` of data/contact.json: the receiver of the contact form's messages. */
export type Receiver = NetlifyReceiver | EndpointReceiver | MailReceiver

interface NetlifyReceiver {
  type: 'netlify'
}

/** A form service. */
export interface EndpointReceiver {
  type: 'endpoint'
  /** An https address, or a path on the site's own host. */
  url: string
  /** How scripts encode a message; without JavaScript it is always form data. */
  encoding?: 'form' | 'json'
  /** Values that are sent with every message. */
  fields?: readonly { name: string; value: string }[]
  /** The name of a field that only bots fill in. */
  honeypot?: string
}

/** The visitor's own mail program. */
export interface MailReceiver {
  type: 'mailto'
  /** The address to write to; that of data/site.json by default. */
  address?: string
  /** Shown after the mail program was asked to open. */
  opened: { title: string; text: string }
}

/** The receiver in the content of data/contact.json; Netlify Forms by default. */
export const receiverOf = (contact: unknown): Receiver =>
  (Object(contact) as { receiver?: Receiver }).receiver ?? { type: 'netlify' }

/**
 * The address other than the site itself to which a form may be sent, as a source of `form-action`;
 * undefined if there is none.
 */
export function receiverSource(receiver: Receiver): string | undefined {
  if (receiver.type === 'mailto') return 'mailto:'
  if (receiver.type !== 'endpoint' || receiver.url.startsWith('/')) return undefined
  return new URL(receiver.url).origin
}
