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
