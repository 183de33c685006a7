/** Until when no click opens the print dialog, in ms. */
let printsAfter = 0

/** Opens the print dialog. Quick clicks are one, and so are those that waited while it was open. */
export function printPage({ timeStamp }: { timeStamp: number }): void {
  if (timeStamp > printsAfter) window.print()
  printsAfter = performance.now() + 1000
}
