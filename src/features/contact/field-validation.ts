import { fillText } from '../../../plugins/content'
import { controlsOf, type Control } from './form-values'

/** A field with an invalid value. */
export interface FieldError {
  name: string
  id: string
  /** What is wrong, and how to fix it. */
  message: string
}

/** The texts of errors. */
export interface ErrorLabels extends Omit<Queries.ContactFormErrors, 'title'> {
  /** The maximum lengths as the language of the page writes them. */
  limits: Readonly<Record<number, string>>
}

/** The maximum lengths, in characters. */
export const limits = { line: 120, email: 254, message: 5000 } as const

const letters = String.raw`\p{L}\p{M}\p{N}`
const domainLabel = String.raw`[${letters}](?:[${letters}\u200c\u200d\-]*[${letters}])?`
const localPart = String.raw`[^\s\p{Cc}.@<>\(\)\[\]\\,;:"]+`

/** Values of the `pattern` attribute, for fields that are not free text: regular expressions with the "v" flag. */
export const patterns = {
  /** In any script: a local part without leading, trailing or double dots, and a top-level domain that starts with a letter. */
  email:
    String.raw`\s*${localPart}(?:\.${localPart})*@(?:${domainLabel}\.)+` +
    String.raw`\p{L}[${letters}\u200c\u200d\-]*[${letters}]\s*`,
  /** At least six digits of any script, with any other characters between them. */
  phone: String.raw`\P{Nd}*(?:\p{Nd}\P{Nd}*){6,}`,
} as const

/**
 * An email address without what is often typed or pasted with it: "Ann <ann@x.com>", "mailto:",
 * full-width characters, spaces, a full stop at the end.
 */
export const normalizeEmail = (text: string): string =>
  text
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .replace(/^[^]*<([^]*)>[^]*$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*)[^]*$/i, '$1')
    .replace(/\.$/, '')

/** The error of a field, from its native validation and two additional checks. */
export function fieldError(control: Control, labels: ErrorLabels): string | undefined {
  const { name, value, validity, required } = control
  // `required` accepts spaces, and `maxlength` would truncate pasted text.
  if (required && value.trim() === '')
    return name === 'email' ? labels.emailMissing : labels.messageMissing
  if (validity.tooLong || (name === 'message' && value.length > limits.message)) {
    const limit = name === 'message' ? limits.message : Number(control.getAttribute('maxlength'))
    return fillText(labels.tooLong, { limit: labels.limits[limit] ?? String(limit) })
  }
  if (validity.valid) return undefined
  return name === 'phone' ? labels.phoneInvalid : labels.emailInvalid
}

/** The errors of all fields, in the order of the fields. */
export const fieldErrors = (form: HTMLFormElement, labels: ErrorLabels): FieldError[] =>
  controlsOf(form).flatMap((control) => {
    const message = fieldError(control, labels)
    return message === undefined ? [] : [{ name: control.name, id: control.id, message }]
  })
