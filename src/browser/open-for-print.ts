/**
 * Opens every disclosure of the page while it is printed, for browsers without `::details-content`
 * (src/styles/print.ts): Chrome before 131, Firefox before 143, Safari before 18.4.
 */
export function startOpenForPrint(signal: AbortSignal): void {
  let restore: (() => void)[] = []
  const open = (): void => {
    const all = Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))
    restore = all.map((details) => {
      const { open } = details
      const name = details.getAttribute('name')
      return () => {
        details.open = open
        if (name !== null) details.setAttribute('name', name)
      }
    })
    // The name is removed, because opening a named one closes the others.
    all.forEach((details) => details.removeAttribute('name'))
    all.forEach((details) => (details.open = true))
  }
  const close = (): void => {
    restore.forEach((restoreOne) => restoreOne())
    restore = []
  }
  addEventListener('beforeprint', open, { signal })
  addEventListener('afterprint', close, { signal })
}
