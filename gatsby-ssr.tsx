import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { PageSymbols, symbolId } from './src/components/icon/page-symbols'
import { PageShell } from './src/layout/PageShell'
import { manifestPath } from './src/routes/paths'
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

/** The symbols of public/icons.svg by their ids; defined in src/gatsby/node/webpack/webpack-config.ts. */
declare const ICON_SYMBOLS: Record<string, string>

/** The names of the icons on each page that is being rendered. */
const shownOn = new Map<string, Set<string>>()

/** Collects the names of the icons that a page renders. */
function collectIcons(page: ReactElement, pathname: string): ReactElement {
  const shown = new Set<string>()
  shownOn.set(pathname, shown)
  return <PageSymbols.Provider value={shown}>{page}</PageSymbols.Provider>
}

/** The symbols of a page's icons, for <use>. */
function renderIconSprite(pathname: string): ReactElement {
  const names = [...(shownOn.get(pathname) ?? [])].sort()
  shownOn.delete(pathname)
  const html = names.map((name) => ICON_SYMBOLS[symbolId(name)] ?? '').join('')
  return (
    <div key="icons" hidden>
      <svg dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) =>
  collectIcons(element, pathname)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setPostBodyComponents([renderIconSprite(pathname)])
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
