import { receiver } from '../receiver-setting'
import { thankYouPath } from '../../../content/addresses'

/** The attributes that send a form to its receiver without JavaScript. */
export function receiverAttributes(email: string, subject: string) {
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
