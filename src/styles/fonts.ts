import furtherFont from './fonts/schibsted-grotesk-further.woff2'
import textFont from './fonts/schibsted-grotesk.woff2'
import ranges from './fonts/ranges.json'

/** The font of the first view, which pages preload. */
export const preloadedFont = textFont

const fontFace = (file: string, range: string): string =>
  "@font-face{font-family:'Schibsted Grotesk Variable';font-weight:400 600;font-display:optional;" +
  `src:url(${file}) format('woff2');unicode-range:${range.replaceAll(' ', '')}}`

/**
 * A font that loads late is used on the next page only, so that text does not move. The fallback has
 * the metrics of the web font, measured in a browser.
 */
export const fontFaces = [
  fontFace(textFont, ranges['schibsted-grotesk']),
  fontFace(furtherFont, ranges['schibsted-grotesk-further']),
  "@font-face{font-family:'Schibsted Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
    'size-adjust:104.3%;ascent-override:93.6%;descent-override:24.7%;line-gap-override:0%}',
].join('')
