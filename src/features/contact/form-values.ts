export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The visible fields, in order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type, hidden }) => {
    return name !== '' && type !== 'hidden' && !hidden
  })

/** The values of the visible fields by name. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/** Whether any field has a value other than the subject from the URL. */
export const hasText = (values: Readonly<Record<string, string>>, subject: string): boolean =>
  Object.entries(values).some(
    ([name, value]) => value !== '' && (name !== 'about' || value !== subject),
  )

const idField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name="submission-id"]')

/** 128 random bits; crypto.randomUUID is missing without HTTPS. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Sets and returns the id: the unsent message's, or that of native-forms.ts, or a new one. */
export function ensureId(form: HTMLFormElement, fromUnsent: string): string {
  const field = idField(form)
  const id = fromUnsent || field?.value || newId()
  field?.setAttribute('value', id)
  return id
}

/** Empties a form after sending, because browsers restore its values on a reload. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  idField(form)?.removeAttribute('value')
}

const canHold = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value)

/** Sets the values of empty fields; values typed before hydration are kept. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value && control.value === '' && canHold(control, value)) control.value = value
  }
}

const reveal = (control: Element | null): void =>
  control?.closest('details')?.setAttribute('open', '')

/** Opens the disclosure that contains the field with this id. */
export const revealField = (id: string): void => reveal(document.getElementById(id))

/** Opens the disclosures of fields that have a value. */
export const revealFilled = (form: HTMLFormElement): void =>
  controlsOf(form)
    .filter(({ value }) => value !== '')
    .forEach(reveal)
