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
