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

/** One line for an issue: the labels of its field in the open file, or else its file. */
export const lineOf = (
  { file, pointer, message }: EditorIssue,
  open: string,
  fields: readonly Field[],
): string => {
  const place = file === open ? labelsOf(fields, pointer) : `${file} ${pointer}`
  return place.trim() === '' ? message : `${place}: ${message}`
}

const style =
  'position: fixed; inset: auto auto 1rem 1rem; z-index: 99999; box-sizing: border-box; max-width: min(36rem, 100vw - 2rem); max-height: 50vh; margin: 0; overflow: auto; border-radius: 0.5rem; font: 1rem/1.5 system-ui, sans-serif'

/** Shows a list next to the form until it is closed or replaced; with no lines, nothing. */
export function showIssueList(heading: string, lines: readonly string[]): void {
  const dialog = document.querySelector<HTMLDialogElement>('#issues')
  dialog?.close()
  if (!dialog || lines.length === 0) return
  dialog.style.cssText = style
  dialog.querySelector('strong')?.replaceChildren(heading)
  const items = lines.map((line) =>
    Object.assign(document.createElement('li'), { textContent: line }),
  )
  dialog.querySelector('ul')?.replaceChildren(...items)
  // It is not modal, because the field is corrected while the list is shown. It receives the focus,
  // so that it is read aloud.
  dialog.show()
}
