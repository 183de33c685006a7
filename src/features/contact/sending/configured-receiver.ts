import { type Receiver, thankYouPath } from '../../../../plugins/content'

/** The receiver of data/contact.json, which webpack inserts; undefined for Netlify Forms. */
export const formReceiver = (): Receiver | undefined =>
  process.env.RECEIVER ? (JSON.parse(process.env.RECEIVER) as Receiver) : undefined

/** The attributes that send a form to its receiver without JavaScript. */
export function receiverAttributes(email: string, subject: string) {
  const receiver = process.env.RECEIVER ? formReceiver() : undefined
  if (receiver?.type === 'endpoint') return { action: receiver.url }
  if (receiver?.type === 'mailto') {
    const to = receiver.address ?? email
    const action = `mailto:${to}?subject=${encodeURIComponent(subject)}`
    return { action, encType: 'text/plain' }
  }
  return {
    action: thankYouPath,
    'data-netlify': 'true',
    'data-netlify-honeypot': 'website',
  }
}
