/** Decap's button to upload a picture is a label, which takes the focus, but no key. */
export function pressLabels(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (!(target instanceof HTMLLabelElement) || !['Enter', ' '].includes(key)) return
    event.preventDefault()
    target.click()
  })
}
