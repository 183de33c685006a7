type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: Element): Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
]

/** The names and, of a choice, the values of a form's fields are unique. */
const keyOf = (field: Field): string =>
  [field.name, field.type, /radio|checkbox/.test(field.type) ? field.value : ''].join('\n')

/** What React's element does not have: a typed or generated value, a choice, the selection of a text. */
function copyState(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
  to.value = from.value
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  // Fields of some types, such as "email", have a caret that scripts cannot read.
  if (document.activeElement === to && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0

/**
 * Keeps what the visitor typed and chose in an island, and the focused field in its place in the
 * window. React 18 removes the elements of the server and
 * renders new ones if others have changed them: a translator, a password manager
 * (https://github.com/facebook/react/issues/24430). The removed elements still have their values.
 * @returns `remember` must be called before React replaces the elements, and `restore` afterwards, in
 *   the same task: before React's effects, which read the fields
 */
export function keepFields(root: Element) {
  let before: Field[] = []
  let focused: Element | null = null
  let focusedTop = 0
  return {
    remember: (): void => {
      before = fieldsIn(root)
      focused = document.activeElement
      focusedTop = topOf(focused)
    },
    restore: (): void => {
      const after = new Map(fieldsIn(root).map((field) => [keyOf(field), field]))
      for (const field of before) {
        const successor = after.get(keyOf(field))
        if (field.isConnected || !successor) continue
        const hasFocus = field === focused
        if (hasFocus) successor.focus({ preventScroll: true })
        copyState(field, successor)
        // The new texts may have other lengths than those of a translator.
        const moved = hasFocus ? topOf(successor) - focusedTop : 0
        if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
      }
    },
  }
}
