import { toWellFormed } from '../../routes/to-well-formed'

const encode = (text: string): string => encodeURIComponent(toWellFormed(text))

/** A label that ends in a question mark needs no colon. */
const asked = (label: string): string => (/\p{P}$/u.test(label) ? label : `${label}:`)

/** What a mail program opens with. */
export interface MailContent {
  to: string
  subject: string
  /** The labels of the form's fields, in their order. */
  labels: Readonly<Record<string, string>>
  /** What was typed, by the same names; the message goes first, what is empty is left out. */
  values: Readonly<Record<string, string>>
}

/** A "mailto:" address that opens the visitor's own mail with everything filled in. */
export function mailAddress({ to, subject, labels, values }: MailContent): string {
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    name !== 'message' && values[name] ? [`${asked(label)} ${values[name]}`] : [],
  )
  const body = [values.message, lines.join('\n')].filter(Boolean).join('\n\n')
  // Mail ends its lines with both characters.
  const text = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(text)}`
}
