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
  /** The labels of the field, or the name of the file, that it is about. */
  about?: string
  problem: string
  remedy?: string | undefined
  /** The line of a text that it is about. */
  line?: string | undefined
  file?: string
}

/** The entry for an issue. */
export const listedIssue = (
  { file, pointer, problem, remedy, line }: EditorIssue,
  fields: readonly Field[],
): ListedIssue => ({
  about: labelsOf(fields, pointer),
  problem,
  remedy,
  line,
  file,
})

const findList = (): HTMLElement | null => document.getElementById('issues')

export const closeIssueList = (): void => {
  const list = findList()
  if (list) list.hidden = true
}

/** Closes the list with its button or Escape. */
export function watchIssueList(): void {
  const list = findList()
  list?.querySelector('button')?.addEventListener('click', closeIssueList)
  list?.addEventListener('keydown', ({ key }) => key === 'Escape' && closeIssueList())
}

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

const itemOf = ({ about, problem, remedy, line, file }: ListedIssue): HTMLElement =>
  element(
    'li',
    element('p', ...(about ? [element('strong', about), ': '] : []), problem),
    ...(line ? [element('code', line)] : []),
    ...(remedy ? [element('p', `How to fix it: ${remedy}`)] : []),
    ...(file ? [element('small', file)] : []),
  )

/**
 * Shows a list above the form until it is closed or replaced. A screen reader reads it; errors get
 * the focus too.
 */
export function showIssueList(
  heading: string,
  issues: readonly ListedIssue[],
  { areWarnings = false } = {},
): void {
  const list = findList()
  if (!list) return
  list.hidden = false
  list.classList.toggle('warnings', areWarnings)
  list.querySelector('h2')?.replaceChildren(heading)
  list.querySelector('ul')?.replaceChildren(...issues.map(itemOf))
  list.scrollTop = 0
  if (!areWarnings) list.focus()
}
