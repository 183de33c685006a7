import extendedFont from './fonts/text-extended.woff2'
import textFont from './fonts/text.woff2'
import typeface from './fonts/typeface.json'

/** The font of the first view, which pages preload. */
export const preloadedFont = textFont

const fontFace = (file: string, range: string): string =>
  `@font-face{font-family:Typeface;font-weight:${typeface.weights};font-display:optional;` +
  `src:url(${file}) format('woff2');unicode-range:${range.replaceAll(' ', '')}}`

const { sizeAdjust, ascent, descent } = typeface.fallback

/**
 * A font that loads late is only used from the next page on, so that text does not move. The
 * fallback has the metrics of the web font, which scripts/make-fonts.mts computes.
 */
export const fontFaces = [
  fontFace(textFont, typeface.ranges.text),
  fontFace(extendedFont, typeface.ranges.extended),
  "@font-face{font-family:Fallback;src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
].join('')
