/** Gives dialogs what jsdom lacks: they open as modal ones, which moves the focus in, and close. */
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
