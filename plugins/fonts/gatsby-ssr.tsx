import type { GatsbySSR } from 'gatsby'
// Gatsby would inline a file under 10 KB as a data: URL, which a policy for fonts forbids. The other
// options are Gatsby's own for the files of pages, which are written outside of its folder.
import extendedFont from '!!file-loader?outputPath=../../../public&publicPath=/&name=static/[name]-[hash].[ext]!./files/text-extended.woff2'
import textFont from '!!file-loader?outputPath=../../../public&publicPath=/&name=static/[name]-[hash].[ext]!./files/text.woff2'
import typeface from './files/typeface.json'

const fontFace = (file: string, range: string): string =>
  `@font-face{font-family:Typeface;font-weight:${typeface.weights};font-display:optional;` +
  `src:url(${file}) format('woff2');unicode-range:${range.replaceAll(' ', '')}}`

const { sizeAdjust, ascent, descent } = typeface.fallback

/**
 * A font that loads late is only used from the next page on, so that text does not move. The
 * fallback has the metrics of the web font, which make-fonts.mts computes.
 */
const fontFaces = [
  fontFace(textFont, typeface.ranges.text),
  fontFace(extendedFont, typeface.ranges.extended),
  "@font-face{font-family:Fallback;src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
].join('')

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={textFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    // In the HTML: if a script added it, a late font would move the text.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  ])
}
