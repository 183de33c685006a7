/**
 * Finds elements in Decap's forms, for which Decap has no API: the label of a field has its name,
 * an entry of a list has no name. The classes end with the names of Decap's components.
 */
const fieldSelector = '[class*="-ControlContainer"]'
const itemSelector = '[class*="-SortableListItem"]'
const partSelector = `${fieldSelector}, ${itemSelector}`

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** React renders the result of a click immediately. */
const rendered = (wait = 0): Promise<void> => new Promise((done) => setTimeout(done, wait))

const partAround = (element: Element): Element | null =>
  element.parentElement?.closest(partSelector) ?? null

/** The fields or entries directly inside a part of the form; null is the form itself. */
const partsIn = (part: Element | null, selector: string): Element[] =>
  [...(part ?? document).querySelectorAll(selector)].filter((each) => partAround(each) === part)

const isNumber = (key: string): boolean => /^\d+$/.test(key)

function findPart(part: Element | null, key: string): Element | undefined {
  if (isNumber(key)) return partsIn(part, itemSelector)[Number(key)]
  return partsIn(part, fieldSelector).find((field) =>
    field.querySelector('label')?.htmlFor.startsWith(`${key}-field-`),
  )
}

/** The same, after the part is opened if it is closed. */
async function openPart(part: Element | null, key: string): Promise<Element | undefined> {
  const found = findPart(part, key)
  if (!part || (found && isShown(found))) return found
  const toggle = '[data-testid="expand-button"], [class*="-TopBarButton"]'
  part.querySelector<HTMLElement>(toggle)?.click()
  await rendered()
  return findPart(part, key)
}

/** An optional object is a list of at most one entry in the form. */
const isList = (part: Element | null): boolean => part?.ariaLabel === 'list field'

/** How long to wait for a form, in ms. */
const timeout = 10_000

/** Waits for the form of a field, whose file is loaded first. */
async function formWith(field: string, isShown: () => boolean): Promise<void> {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    if (isShown() && findPart(null, field)) return
    await rendered(50)
  }
}

/**
 * Opens all closed parts around a field and moves the focus to it, or to the innermost existing
 * part if there is no such field.
 * @param pointer JSON pointer of the field in its file
 * @param isFormShown whether its form is open
 */
export async function focusField(pointer: string, isFormShown: () => boolean): Promise<void> {
  const [field = '', ...inner] = pointer.split('/').slice(1)
  await formWith(field, isFormShown)
  let part: Element | null = findPart(null, field) ?? null
  for (const key of part ? inner : []) {
    const keys: string[] = isList(part) && !isNumber(key) ? ['0', key] : [key]
    for (const each of keys) part = (await openPart(part, each)) ?? part
  }
  if (part?.matches(itemSelector)) {
    const [first] = partsIn(part, fieldSelector)
    const name = first?.querySelector('label')?.htmlFor.replace(/-field-\d+$/, '')
    if (name) part = (await openPart(part, name)) ?? part
  }
  const controls = (part ?? document.querySelector(fieldSelector))?.querySelectorAll<HTMLElement>(
    'input, textarea, button',
  )
  const control = [...(controls ?? [])].find(isShown)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/**
 * The texts of the field that has the focus, then those of the parts around it, from the inside
 * out.
 * @param valueOf returns the value of a top-level field, which is not in the page while it is
 * closed
 */
export function textsAround(element: Element, valueOf: (field: string) => unknown): string[] {
  const texts: string[] = []
  let outermost: Element | undefined
  for (let part = element.closest(partSelector); part; part = partAround(part)) {
    outermost = part
    for (const each of part.querySelectorAll('input, textarea, [class*="-NestedObjectLabel"]'))
      texts.push('value' in each ? String(each.value) : each.textContent)
  }
  const name = outermost?.querySelector('label')?.htmlFor.replace(/-field-\d+$/, '')
  return [...new Set([...texts, ...(name ? textsIn(valueOf(name)) : [])])]
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)]
