import type { EditorConfig } from '../editor-config'
import type { Phrases } from './decap'
import { errorsOf, fieldsIn, formAt, goToField } from './form-fields'
import { say } from './words'
import { closeIssueList, labelsOf, type Line, showIssueList } from './issue-list'

/** How long Decap takes to check a form, in milliseconds. */
const checkTime = 100

/**
 * When Decap refuses to save a form, which it says without naming a field: lists what is wrong, and
 * goes to the first field.
 * @param phrases Decap's words in the language of its page
 */
export function nameRefusedFields(
  { decap: { collections, publish_mode: mode } }: EditorConfig,
  phrases: Phrases,
): void {
  // A button "Publish" only opens a menu.
  const [saving, buttons] =
    mode === 'simple' ? [/^publish(?:Now|And)/, '[role=menuitem]'] : [/^save$/, 'button']
  const { editorToolbar = {} } = Object(phrases.editor) as { editorToolbar?: Phrases }
  const saves = new Set(
    Object.entries(editorToolbar).flatMap(([name, text]) => (saving.test(name) ? text : [])),
  )

  const showErrors = (): void => {
    const form = formAt(collections, location.hash)
    const lines = fieldsIn(form).flatMap((field): Line[] => {
      const { pointer } = field
      // Decap's sentence names the field, but not the entry or group that it is in.
      const place = labelsOf(form, /\d$/.test(pointer) ? pointer : pointer.replace(/\/[^/]*$/, ''))
      return errorsOf(field).map((error) => {
        const words = place ? `${place}: ${error}` : error
        return { field: { words, pointer }, text: '' }
      })
    })
    const [first] = lines
    // Decap has accepted the form. The content check may have answered already, whose list stays.
    if (!first) return
    const goTo = (pointer: string) => void goToField(form, pointer)
    showIssueList(say('Nothing was saved'), lines, goTo)
    if (first.field) goTo(first.field.pointer)
  }

  const handle = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest(buttons)
    if (!button || !saves.has(button.textContent)) return
    closeIssueList()
    setTimeout(showErrors, checkTime)
  }
  document.addEventListener('click', handle, { capture: true })
  document.addEventListener(
    'keydown',
    (event) => ['Enter', ' '].includes(event.key) && handle(event),
    { capture: true },
  )
}
