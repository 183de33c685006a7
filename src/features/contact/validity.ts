import { controlsOf, type Control } from './form-values'

/** What is not right about a field yet. */
export interface FieldError {
  /** The field's name. */
  name: string
  /** The id of its element. */
  id: string
  /** What to do about it. */
  message: string
}

type Labels = Pick<
  Queries.ContactFormErrors,
  | 'nameMissing'
  | 'emailMissing'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'messageMissing'
  | 'textInvalid'
  | 'tooLong'
>

/** The longest values that are taken, in characters. */
export const limits = { line: 120, email: 254, message: 5000 } as const

const letters = String.raw`\p{L}\p{M}\p{N}`
const domainLabel = String.raw`[${letters}](?:[${letters}\u200c\u200d\-]*[${letters}])?`
const localPart = String.raw`[^\s\p{Cc}.@<>\(\)\[\]\\,;:"]+`

/** Patterns for the browser's own check, which reads them as regular expressions with the "v" flag. */
export const patterns = {
  /** Something beside spaces, and no markup. */
  line: String.raw`[^<>\p{Cc}]*[^<>\p{Cc}\s][^<>\p{Cc}]*`,
  /** In any script: a local part without stray dots, and a domain whose top level is no number. */
  email:
    String.raw`\s*${localPart}(?:\.${localPart})*@(?:${domainLabel}\.)+` +
    String.raw`\p{L}[${letters}\u200c\u200d\-]*[${letters}]\s*`,
  /** At least six digits of any script, and whatever people write between them. */
  phone: String.raw`\P{Nd}*(?:\p{Nd}\P{Nd}*){6,}`,
} as const

const missing: Record<string, keyof Labels> = {
  name: 'nameMissing',
  email: 'emailMissing',
  message: 'messageMissing',
}
const malformed: Record<string, keyof Labels> = { email: 'emailInvalid', phone: 'phoneInvalid' }

/** What is not right about a field, from the browser's own check and what that cannot see. */
export function fieldError(control: Control, labels: Labels): string | undefined {
  const { name, value, validity, required } = control
  // The browser takes spaces for words; so does a text area's maxlength cut off what is pasted.
  if (required && value.trim() === '') return labels[missing[name] ?? 'textInvalid']
  if (validity.tooLong || (name === 'message' && value.length > limits.message)) {
    const limit = name === 'message' ? limits.message : control.getAttribute('maxlength')
    return labels.tooLong.replace('{limit}', String(limit))
  }
  return validity.valid ? undefined : labels[malformed[name] ?? 'textInvalid']
}

/** Every field that is not right yet, in the form's order. */
export const fieldErrors = (form: HTMLFormElement, labels: Labels): FieldError[] =>
  controlsOf(form).flatMap((control) => {
    const message = fieldError(control, labels)
    return message === undefined ? [] : [{ name: control.name, id: control.id, message }]
  })
