/** Why sharp cannot read a picture, in one line. */
export function unreadableReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  // sharp has no decoder for HEVC, which has patents.
  if (message.includes('HEVC')) return 'it is HEIC, which browsers cannot show'
  // The last line about the file itself; sharp also names its path and its own settings.
  const lines = message.trim().split('\n')
  return lines.filter((line) => !/failOn|bad seek/.test(line)).at(-1) ?? message
}
