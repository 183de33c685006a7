import { on } from './delegate'

/** Until when no click opens the print dialog, in ms. */
let printsAfter = 0

/** Opens the print dialog. Quick clicks are one, and so are those that waited while it was open. */
export function printPage({ timeStamp }: { timeStamp: number }): void {
  if (timeStamp > printsAfter) window.print()
  printsAfter = performance.now() + 1000
}

/** `data-print`: a button that opens the browser's print dialog, which can also save a PDF. */
export const startPrintButtons = (signal: AbortSignal): void =>
  on(signal, 'click', '[data-print]', (_button, event) => printPage(event))
