import { receiver } from '../receiver-setting'

interface FormParts {
  /** The agency's address, for a receiver that has none of its own. */
  email: string
  /** The subject of an email. */
  subject: string
  /** The path of the page that Netlify shows afterwards. */
  thankYou: string
}

/** The attributes that send a form to its receiver without JavaScript. */
export function receiverAttributes({ email, subject, thankYou }: FormParts) {
  if (receiver?.type === 'endpoint') return { action: receiver.url }
  if (receiver?.type === 'mailto') {
    const to = receiver.address ?? email
    const action = `mailto:${to}?subject=${encodeURIComponent(subject)}`
    return { action, encType: 'text/plain' }
  }
  return {
    action: thankYou,
    'data-netlify': 'true',
    'data-netlify-honeypot': 'website',
  }
}
