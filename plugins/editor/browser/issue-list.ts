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

/** A line of the list; with a pointer it leads to the field of the open form. */
export interface Line {
  text: string
  pointer?: string
}

/** One line for an issue: the labels of its field in the open file, or else its file. */
export const lineOf = (
  { file, pointer, message }: EditorIssue,
  open: string,
  fields: readonly Field[],
): Line => {
  const isHere = file === open
  const place = (isHere ? labelsOf(fields, pointer) : `${file} ${pointer}`).trim()
  const text = place === '' ? message : `${place}: ${message}`
  return isHere && pointer !== '' ? { text, pointer } : { text }
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
  const items = lines.map(({ text, pointer }) => {
    const item = document.createElement('li')
    if (pointer === undefined || !goTo) item.append(text)
    else {
      const button = Object.assign(document.createElement('button'), { textContent: text })
      button.style.cssText = buttonStyle
      button.addEventListener('click', () => goTo(pointer))
      item.append(button)
    }
    return item
  })
  dialog.querySelector('ul')?.replaceChildren(...items)
}
