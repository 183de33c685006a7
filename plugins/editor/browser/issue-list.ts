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

/** An entry of the list. */
export interface ListedIssue {
  /** The field or file that it is about, and the problem. */
  text: string
  remedy?: string | undefined
  /** The file, where that says more. */
  file?: string
}

/** The entry for an issue, with the labels of its field. */
export function listedIssue(
  { file, pointer, message, hint }: EditorIssue,
  fields: readonly Field[],
): ListedIssue {
  const labels = labelsOf(fields, pointer)
  return { text: labels === '' ? message : `${labels}: ${message}`, remedy: hint, file }
}

const list = () => document.getElementById('issues')

export const closeIssueList = (): void => {
  const element = list()
  if (element) element.hidden = true
}

/** The list is closed with its button or Escape. */
export function watchIssueList(): void {
  list()?.querySelector('button')?.addEventListener('click', closeIssueList)
  list()?.addEventListener('keydown', ({ key }) => key === 'Escape' && closeIssueList())
}

function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  element.className = className
  return element
}

/**
 * Shows a list above the form until it is closed or replaced. A screen reader reads it; errors get
 * the focus too.
 */
export function showIssueList(
  heading: string,
  issues: readonly ListedIssue[],
  { areWarnings = false } = {},
): void {
  const element = list()
  if (!element) return
  const items = issues.map(({ text, remedy, file }) => {
    const item = document.createElement('li')
    item.append(paragraph(text))
    if (remedy) item.append(paragraph(`How to fix it: ${remedy}`))
    if (file) item.append(paragraph(file, 'file'))
    return item
  })
  element.hidden = false
  element.classList.toggle('warnings', areWarnings)
  element.querySelector('h2')?.replaceChildren(heading)
  element.querySelector('ul')?.replaceChildren(...items)
  element.scrollTop = 0
  if (!areWarnings) element.focus()
}
