import { isLibraryOpen, type Store } from './decap-store'

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

/** How often the library of pictures is looked at, in ms. */
const interval = 100

/** Gives the focus back to a picture's field after a picture was chosen: Decap replaces the button that had it. */
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
