/** Adds showModal(), which moves the focus into the dialog, and close() to jsdom. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('button, a[href], [tabindex="0"]')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
