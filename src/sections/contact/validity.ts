import { controlsOf, type Control } from './form-values'

/** What is not right about a field yet. */
export interface Problem {
  /** The field's name. */
  name: string
  /** The id of its element. */
  id: string
  /** What to do about it. */
  message: string
}

type Words = Pick<
  Queries.ContactFormProblems,
  'name' | 'email' | 'emailForm' | 'phoneForm' | 'message' | 'textForm' | 'tooLong'
>

/** The longest values that are taken, in characters. */
export const limits = { line: 120, email: 254, phone: 40, message: 5000 } as const

/** Patterns for the browser's own check, which reads them as regular expressions with the "v" flag. */
export const patterns = {
  /** Something beside spaces, and no markup. */
  line: String.raw`[^<>\p{Cc}]*[^<>\p{Cc}\s][^<>\p{Cc}]*`,
  /** A local part without stray dots, and a domain with a top level of at least two letters. */
  email:
    String.raw`[\w!#$%&'*+\/=?^\x60\{\|\}~\-]+(?:\.[\w!#$%&'*+\/=?^\x60\{\|\}~\-]+)*@` +
    String.raw`(?:[A-Za-z0-9](?:[A-Za-z0-9\-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9\-]*[A-Za-z0-9]`,
  phone: String.raw`\s*[+\(]*\d[\d\s\(\).\/\-]{4,}`,
} as const

const missing: Record<string, keyof Words> = { name: 'name', email: 'email', message: 'message' }
const malformed: Record<string, keyof Words> = { email: 'emailForm', phone: 'phoneForm' }

/** What is not right about a field, from the browser's own check and what that cannot see. */
export function problemOf(control: Control, words: Words): string | undefined {
  const { name, value, validity, required } = control
  // The browser takes spaces for words; so does a text area's maxlength cut off what is pasted.
  if (required && value.trim() === '') return words[missing[name] ?? 'textForm']
  if (validity.tooLong || (name === 'message' && value.length > limits.message)) {
    const limit = name === 'message' ? limits.message : control.getAttribute('maxlength')
    return words.tooLong.replace('{limit}', String(limit))
  }
  return validity.valid ? undefined : words[malformed[name] ?? 'textForm']
}

/** Every field that is not right yet, in the form's order. */
export const problemsIn = (form: HTMLFormElement, words: Words): Problem[] =>
  controlsOf(form).flatMap((control) => {
    const message = problemOf(control, words)
    return message === undefined ? [] : [{ name: control.name, id: control.id, message }]
  })
