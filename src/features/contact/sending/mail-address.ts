const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A label with a colon, unless it ends in punctuation. */
const withColon = (label: string): string => (/\p{P}$/u.test(label) ? label : `${label}:`)

/** The parts of a "mailto:" link. */
export interface MailContent {
  to: string
  subject: string
  /** The labels of the form's fields, in order. */
  labels: Readonly<Record<string, string>>
  /** The values, by the same names. The message comes first; empty values are omitted. */
  values: Readonly<Record<string, string>>
}

/** A "mailto:" link with the subject, and with all values in the body. */
export function mailAddress({ to, subject, labels, values }: MailContent): string {
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    name !== 'message' && values[name] ? [`${withColon(label)} ${values[name]}`] : [],
  )
  const body = [values.message, lines.join('\n')].filter(Boolean).join('\n\n')
  // Lines of emails end with CRLF (RFC 6068).
  const text = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(text)}`
}
