import furtherFont from './fonts/schibsted-grotesk-further.woff2'
import textFont from './fonts/schibsted-grotesk.woff2'
import ranges from './fonts/ranges.json'

/** Fetched before the style sheet asks for it: the first view is set in it. */
export const preloadedFont = textFont

const fontFace = (file: string, range: string): string => `
@font-face {
  font-family: 'Schibsted Grotesk Variable';
  src: url(${file}) format('woff2');
  font-weight: 400 600;
  font-display: optional;
  unicode-range: ${range};
}`

/**
 * A font that comes late is not used before the next visit, so that nothing moves under the reader.
 * The fallback has the web font's metrics, measured in a browser: the page looks alike without it.
 */
export const fontFaces = `${fontFace(textFont, ranges['schibsted-grotesk'])}${fontFace(
  furtherFont,
  ranges['schibsted-grotesk-further'],
)}
@font-face {
  font-family: 'Schibsted Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 104.3%;
  ascent-override: 93.6%;
  descent-override: 24.7%;
  line-gap-override: 0%;
}
`
