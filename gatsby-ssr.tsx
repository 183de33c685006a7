import type { GatsbySSR } from 'gatsby'
import { PageShell } from './src/layout/PageShell'
import { fontFaces, preloadedFont } from './src/styles/fonts'
import { themeColor } from './src/styles/colors'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={preloadedFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    // In the page itself: put in again by a script, a late font would change what is being read.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme" name="theme-color" content={themeColor} />,
  ])
}
