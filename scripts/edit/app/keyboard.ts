import { isLibraryOpen, type Store } from './decap/decap-store'

/**
 * Makes Decap's upload button work with keys: it is a label, which can receive the focus but
 * ignores keys.
 */
export function pressLabels(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (!(target instanceof HTMLLabelElement) || !['Enter', ' '].includes(key)) return
    event.preventDefault()
    target.click()
  })
}

/** The interval at which the state of the picture library is checked, in ms. */
const interval = 100

/**
 * Returns the focus to the field of a picture after one was chosen: Decap replaces the button that
 * had it.
 */
export function returnFocus(store: () => Store | undefined): void {
  const wait = (): Promise<void> => new Promise((done) => setTimeout(done, interval))
  const afterClosing = async (field: Element): Promise<void> => {
    await wait()
    if (!isLibraryOpen(store())) return
    while (isLibraryOpen(store()) || document.querySelector('.ReactModalPortal > *')) await wait()
    if (document.activeElement === document.body) field.querySelector('button')?.focus()
  }
  document.addEventListener('click', ({ target }) => {
    const field = target instanceof Element && target.closest('[class*="-ControlContainer"]')
    if (field) void afterClosing(field)
  })
}
