/** A field that holds a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The fields that a visitor fills in, in their order: neither hidden ones nor buttons. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type, hidden }) => {
    return name !== '' && type !== 'hidden' && !hidden
  })

/** What stands in the fields, by name. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/** Whether a visitor has typed or chosen something other than the subject that the address asked for. */
export const hasText = (values: Readonly<Record<string, string>>, asked: string): boolean =>
  Object.entries(values).some(
    ([name, value]) => value !== '' && (name !== 'about' || value !== asked),
  )

/** The hidden field that holds the id of a message. */
const idField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name="submission-id"]')

/** 128 random bits; unlike crypto.randomUUID also over plain http, as in a preview on a phone. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('')

/** The id of the message in a form: that of its draft, else the one it has had since before the scripts. */
export function ensureId(form: HTMLFormElement, fromDraft: string): string {
  const field = idField(form)
  const id = fromDraft || field?.value || newId()
  field?.setAttribute('value', id)
  return id
}

/** Empties a form whose message has arrived: a browser would bring the text back on a reload. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  idField(form)?.removeAttribute('value')
}

const canHold = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value)

/** Puts values into fields that are still empty: what a visitor typed before the scripts came stays. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value && control.value === '' && canHold(control, value)) control.value = value
  }
}
