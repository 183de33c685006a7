import codeFont from './fonts/commit-mono.woff2'
import textFont from './fonts/schibsted-grotesk.woff2'

/** Fetched before the style sheet asks for it: the first view is set in it. */
export const preloadedFont = textFont

/**
 * A font that comes late is not used before the next visit, so that nothing moves under the reader.
 * The fallback has the web font's metrics, measured in a browser: the page looks alike without it.
 */
export const fontFaces = `
@font-face {
  font-family: 'Schibsted Grotesk Variable';
  src: url(${textFont}) format('woff2');
  font-weight: 400 600;
  font-display: optional;
}
@font-face {
  font-family: 'Schibsted Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 104.3%;
  ascent-override: 93.6%;
  descent-override: 24.7%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Commit Mono';
  src: url(${codeFont}) format('woff2');
  font-display: optional;
}
`
