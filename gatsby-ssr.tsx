import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { PageShell } from './src/layout/PageShell'
import { manifestPath } from './plugins/content'
import extendedFont from './src/styles/fonts/text-extended.woff2'
import textFont from './src/styles/fonts/text.woff2'
import typeface from './src/styles/fonts/typeface.json'

/** The font of the first view, which pages preload. */
const preloadedFont = textFont

const fontFace = (file: string, range: string): string =>
  `@font-face{font-family:Typeface;font-weight:${typeface.weights};font-display:optional;` +
  `src:url(${file}) format('woff2');unicode-range:${range.replaceAll(' ', '')}}`

const { sizeAdjust, ascent, descent } = typeface.fallback

/**
 * A font that loads late is only used from the next page on, so that text does not move. The
 * fallback has the metrics of the web font, which scripts/make-fonts.mts computes.
 */
const fontFaces = [
  fontFace(textFont, typeface.ranges.text),
  fontFace(extendedFont, typeface.ranges.extended),
  "@font-face{font-family:Fallback;src:local('Arial'),local('Liberation Sans'),local('Helvetica');" +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
].join('')

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={preloadedFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    // In the HTML: if a script added it, a late font would move the text.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <link key="manifest" rel="manifest" href={manifestPath} />,
  ])
}

/** The keys of elements that Gatsby and its plugins add to every page but that no page needs. */
const unneeded = [
  // Styles and a script for <GatsbyImage>; this site renders plain <picture> elements.
  'gatsby-image-style',
  // The version of Gatsby.
  'generator',
  // The page's path, which would make the inline script different on each page.
  'script-loader',
]

const isNeeded = (component: ReactNode): boolean =>
  !isValidElement(component) || !unneeded.some((key) => String(component.key).startsWith(key))

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter(isNeeded))
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isNeeded))
}
