import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { isInLanguage, languageBase } from '../content'
import { manifestPath } from './manifest'
import type { ThemeValues } from './theme-values'

/** gatsby-node.ts defines them. */
declare const THEME: ThemeValues
declare const COLOR_SCHEME_SCRIPT: string

/**
 * The color of the browser's toolbar. With the color scheme `auto` there is one for light and one for
 * dark, and the script that applies the visitor's choice.
 */
function themeColorTags(): ReactElement[] {
  const [color, dark] = THEME.themeColors
  if (!dark) return [<meta key="theme" name="theme-color" content={color} />]
  const media = (side: string) => `(prefers-color-scheme: ${side})`
  return [
    <meta key="theme" name="theme-color" media={media('light')} content={color} />,
    <meta key="theme-dark" name="theme-color" media={media('dark')} content={dark} />,
    <script key="color-scheme" dangerouslySetInnerHTML={{ __html: COLOR_SCHEME_SCRIPT }} />,
  ]
}

/** The manifest in the language of a page. */
const manifestPathAt = (pathname: string): string =>
  languageBase(
    Object.keys(THEME.otherWriting).find((language) => isInLanguage(pathname, language)),
  ) + manifestPath

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={manifestPathAt(pathname)} />,
    ...themeColorTags(),
  ])
}
