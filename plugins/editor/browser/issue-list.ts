import type { EditorIssue } from '../check-save'
import { labelOf, type Field } from '../fields'

/** The labels on the way to a value: "Questions 2, Answer" for "/questions/1/answer". */
export function labelsOf(fields: readonly Field[], pointer: string): string {
  let level: readonly Field[] = fields
  return pointer
    .split('/')
    .slice(1)
    .map((key) => {
      if (/^\d+$/.test(key)) return ` ${Number(key) + 1}`
      const field = level.find(({ name }) => name === key)
      level = field?.fields ?? []
      return `, ${field?.label ?? labelOf(key)}`
    })
    .join('')
    .slice(2)
}

/** A line of the list. */
export interface Line {
  /** The field of the open form that the line is about; its words lead to it. */
  field?: { words: string; pointer: string }
  /** What follows. */
  text: string
}

/** One line for an issue: the labels of its field in the open file, or else its file. */
export const lineOf = (
  { file, pointer, message }: EditorIssue,
  open: string,
  fields: readonly Field[],
): Line => {
  if (file !== open) return { text: `${file} ${pointer}: ${message}` }
  const words = labelsOf(fields, pointer)
  return words === '' ? { text: message } : { field: { words, pointer }, text: `: ${message}` }
}

const style =
  'position: fixed; inset: auto 1rem 1rem auto; z-index: 99999; box-sizing: border-box; max-width: min(36rem, 100vw - 2rem); max-height: 40vh; margin: 0; overflow: auto; border-radius: 0.5rem; font: 1rem/1.5 system-ui, sans-serif'
const buttonStyle =
  'padding: 0; border: 0; background: none; font: inherit; color: inherit; text-align: start; text-decoration: underline; vertical-align: top; cursor: pointer'

/** The list is closed when it is replaced. */
export const closeIssueList = (): void =>
  document.querySelector<HTMLDialogElement>('#issues')?.close()

/**
 * Shows a list next to the form until it is closed or replaced; with no lines, nothing.
 * @param goTo goes to the field at a pointer
 */
export function showIssueList(
  heading: string,
  lines: readonly Line[],
  goTo?: (pointer: string) => void,
): void {
  const dialog = document.querySelector<HTMLDialogElement>('#issues')
  closeIssueList()
  if (!dialog || lines.length === 0) return
  dialog.style.cssText = style
  // It is not modal, because the field is corrected while the list is shown. It receives the focus,
  // and what is shown in it afterwards is read aloud.
  dialog.show()
  dialog.querySelector('strong')?.replaceChildren(heading)
  const items = lines.map(({ field, text }) => {
    const item = document.createElement('li')
    if (field && goTo) {
      const button = Object.assign(document.createElement('button'), { textContent: field.words })
      button.style.cssText = buttonStyle
      button.addEventListener('click', () => goTo(field.pointer))
      item.append(button, text)
    } else item.append((field?.words ?? '') + text)
    return item
  })
  dialog.querySelector('ul')?.replaceChildren(...items)
}
