import { on } from './delegate'

/** `data-print`: a button that opens the browser's print dialog, which can also save a PDF. */
export function startPrintButtons(signal: AbortSignal): void {
  /** Until when no click opens it, in ms. Quick clicks are one, as are those while it was open. */
  let printsAfter = 0
  on(signal, 'click', '[data-print]', (_button, { timeStamp }) => {
    if (timeStamp > printsAfter) window.print()
    printsAfter = performance.now() + 1000
  })
}
