/** Letters of an address, each followed by letters of other scripts, accented and wide ones that look like it. */
const alike = ['aаａáɑ', 'cсｃ', 'eеｅé', 'iіıｉ', 'oоοｏö', 'pрｐ', 'sѕｓ', 'xхｘ', '-‐–−']

/** The text with one letter replaced by a look-alike, in every possible way. */
export const lookAlikes = (text: string): string[] =>
  Array.from(text).flatMap((letter, index, letters) =>
    Array.from(alike.find((group) => group.startsWith(letter)) ?? '')
      .slice(1)
      .map((other) => letters.with(index, other).join('')),
  )
