/** A text without percent-encoding; undefined if it is not encoded in UTF-8. */
export const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A percent sign that encodes nothing. */
export const loosePercent = /%(?![\da-f]{2})/i

export const encodeLoosePercents = (link: string): string =>
  link.replaceAll(new RegExp(loosePercent, 'gi'), '%25')
