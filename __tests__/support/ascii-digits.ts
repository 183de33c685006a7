const firstBanglaDigit = 0x9e6

/** A text with the digits 0 to 9 in place of those of Bangla. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - firstBanglaDigit))
