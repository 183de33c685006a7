import { labelOf } from '../../../src/content/editor/decap-fields'
import type { EditorIssue } from '../find-issues'
import type { formUrls } from './form-urls'
import { focusField } from './decap/decap-form'

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/** The labels of a pointer: "Links 2, Label" for "/links/1/label". */
const fieldLabels = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? ` ${Number(key) + 1}` : `, ${labelOf(key)}`))
    .join('')
    .slice(2)

/** Messages name keys as a file has them, such as "inProgress": a form has "In progress". */
const withLabels = (message: string): string =>
  message.replace(/"([a-z]+(?:[A-Z][a-z]+)+)"/g, (_, key: string) => `"${labelOf(key)}"`)

const count = (issues: readonly EditorIssue[], where: string): string =>
  `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} ${where}`

/**
 * Opens a form through its list: directly, the editor would reload, and the field lose the focus.
 * @param isFormOpen whether any form is open
 * @returns false if the user has kept the open one
 */
async function openForm(hash: string, isFormOpen: () => boolean): Promise<boolean> {
  const before = location.hash
  if (before === hash) return true
  location.hash = hash.replace(/\/entries\/.*/, '')
  // Decap asks what to do with unsaved changes, and leaves the form open if the user keeps them.
  await new Promise((done) => setTimeout(done, 100))
  const isKept = isFormOpen()
  if (isKept) history.replaceState(history.state, '', before)
  else location.replace(hash)
  return !isKept
}

/**
 * Shows the issues of the content under the form, with links to the fields: first those of the open
 * file, then the others.
 * @param shownFile returns the file whose form is open
 */
export function issuePanel(
  { hashOf, fileAt }: ReturnType<typeof formUrls>,
  shownFile: () => unknown,
) {
  const status = element('div')
  status.role = 'status'
  const others = element('details')
  const panel = element('section', status, others)
  panel.id = 'content-issues'
  panel.ariaLabel = 'Issues'
  document.body.append(panel)

  const link = (text: string, hash: string, pointer: string): HTMLElement => {
    const made = element('a', text)
    made.href = hash
    made.addEventListener('click', (event) => {
      event.preventDefault()
      void openForm(hash, () => Boolean(shownFile())).then((isOpen) =>
        isOpen ? focusField(pointer, () => shownFile() === fileAt(hash)) : undefined,
      )
    })
    return made
  }

  const entry = ({
    file,
    line,
    pointer,
    message,
    requirement,
    isError,
  }: EditorIssue): HTMLElement => {
    const hash = hashOf(file)
    const isOpen = hash === location.hash
    const isContent = file.endsWith('.json')
    const [name, place] = isContent
      ? [file.replace(/^data\/|\.json$/g, ''), fieldLabels(pointer)]
      : [file.replace(/^data\/|\/[^/]*$/g, ''), file.replace(/^.*\//, '')]
    const text = [isOpen ? '' : name, place].filter(Boolean).join(': ') || 'The whole file'
    return element(
      'li',
      hash ? link(text, hash, pointer) : element('strong', `${file}:${line}`),
      element('p', `${isError ? '' : 'Warning: '}${withLabels(message)}`),
      element('small', withLabels(requirement)),
    )
  }

  /** @param issues the issues of all files */
  return (issues: readonly EditorIssue[] = []): void => {
    const open = fileAt(location.hash)
    const isHere = ({ file }: EditorIssue): boolean =>
      open !== undefined && hashOf(file) === hashOf(open)
    const here = issues.filter(isHere)
    const elsewhere = issues.filter((issue) => !isHere(issue))
    status.replaceChildren(
      ...(here.length > 0
        ? [element('h2', count(here, 'in this file')), element('ul', ...here.map(entry))]
        : []),
    )
    others.hidden = elsewhere.length === 0
    others.replaceChildren(
      element('summary', count(elsewhere, open ? 'in other files' : 'in the content')),
      element('ul', ...elsewhere.map(entry)),
    )
  }
}
