import type { Collection } from '../collections'
import type { Field } from '../fields'

// Decap has no event for a form that it refuses, so the form is read as people see it: each label is
// `for` a control "NAME-field-NUMBER", and what is wrong is a list next to the label.
const labels = 'label[for*="-field-"]'

/** A field of the open form. */
export interface FormField {
  /** Its place in the file: "/questions/1/answer". */
  pointer: string
  label: HTMLLabelElement
}

const controlOf = (label: HTMLLabelElement): HTMLElement | null =>
  document.getElementById(label.htmlFor)

const keyOf = (label: HTMLLabelElement): string => label.htmlFor.replace(/-field-\d+$/, '')

/** The labels of the groups and lists around a label, and the label itself. */
function labelPath(label: HTMLLabelElement): HTMLLabelElement[] {
  const group = label.closest('[id*="-field-"]')
  const outer = group && document.querySelector<HTMLLabelElement>(`label[for="${group.id}"]`)
  return outer ? [...labelPath(outer), label] : [label]
}

/** The number of the entry of a list that a label belongs to, from 0. */
function indexIn(list: HTMLLabelElement, label: HTMLLabelElement): number {
  const control = controlOf(list)
  let entry: Element = label
  while (entry.parentElement && entry.parentElement.parentElement !== control)
    entry = entry.parentElement
  const entries = [...(entry.parentElement?.children ?? [])]
  return entries.filter((each) => each.querySelector(labels)).indexOf(entry)
}

/** The place of a label's value in the file; undefined for one that is not a field of the form. */
function pointerOf(form: readonly Field[], label: HTMLLabelElement): string | undefined {
  const path = labelPath(label)
  let pointer = ''
  let field: Field | undefined
  for (const [at, each] of path.entries()) {
    const outer: HTMLLabelElement | undefined = path[at - 1]
    if (field?.widget === 'list' && outer) pointer += `/${indexIn(outer, each)}`
    if (field?.field) {
      field = field.field
      continue
    }
    field = (field ? (field.fields ?? []) : form).find(({ name }) => name === keyOf(each))
    if (!field) return undefined
    pointer += `/${field.name}`
  }
  return pointer
}

/** The fields of the open form, from top to bottom; entries of a closed list are not among them. */
export const fieldsIn = (form: readonly Field[]): FormField[] =>
  [...document.querySelectorAll<HTMLLabelElement>(labels)].flatMap((label) => {
    const pointer = pointerOf(form, label)
    return pointer === undefined ? [] : [{ pointer, label }]
  })

/** What Decap says is wrong with a field. */
export const errorsOf = ({ label }: FormField): string[] =>
  [...(label.parentElement?.querySelectorAll(':scope > ul > li') ?? [])].map(
    (item) => item.textContent,
  )

/** The fields of the form that is open at an address: "#/collections/people/entries/jo-doe". */
export function formAt(collections: readonly Collection[], hash: string): Field[] {
  const [, name, file] = /^#\/collections\/([^/]+)(?:\/entries\/([^/?]+))?/.exec(hash) ?? []
  const { fields, files = [] } = collections.find((each) => each.name === name) ?? {}
  return fields ?? files.find((each) => each.name === file)?.fields ?? []
}

/** The closest button before an element: it opens what is hidden in the element. */
function buttonBefore(element: Element): HTMLElement | null {
  for (
    let before = element.previousElementSibling;
    before;
    before = before.previousElementSibling
  ) {
    const button = before.querySelector('button')
    if (button) return button
  }
  return null
}

/** What is filled in below a label, or the first button of a group. */
function inputOf(label: HTMLLabelElement): HTMLElement | null {
  for (let around = label.parentElement; around; around = around.parentElement) {
    const input = around.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')
    const found = input ?? around.querySelector('button')
    if (found) return found
  }
  return null
}

/** The button that shows more of the way to a field; undefined if the field can be seen. */
function nextOpener(field: FormField, pointer: string): HTMLElement | null | undefined {
  let hidden: Element | undefined
  for (let at: Element | null = field.label; at; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') hidden = at
  if (hidden) return buttonBefore(hidden)
  const control = controlOf(field.label)
  const isClosedList = field.pointer !== pointer && control && !control.querySelector(labels)
  return isClosedList ? control.querySelector('button') : undefined
}

/** Opens the groups and lists around the field at a pointer, scrolls to it and focuses it. */
export async function goToField(form: readonly Field[], pointer: string): Promise<void> {
  const used = new Set<Element>()
  for (;;) {
    const [field] = fieldsIn(form)
      .filter((each) => `${pointer}/`.startsWith(`${each.pointer}/`))
      .sort((a, b) => b.pointer.length - a.pointer.length)
    if (!field) return
    const opener = nextOpener(field, pointer)
    if (opener && !used.has(opener)) {
      used.add(opener)
      opener.click()
      await new Promise(requestAnimationFrame)
      continue
    }
    const { label } = field
    // Below the bar at the top.
    label.style.scrollMarginTop = '6rem'
    label.scrollIntoView()
    inputOf(label)?.focus({ preventScroll: true })
    return
  }
}
