import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** The keys of elements that Gatsby and its plugins add to every page. */
const unneeded = [
  // The page's path, which would make the inline script different on each page.
  'script-loader',
  // Styles and a script for <GatsbyImage>, inline; this site renders plain <picture> elements.
  'gatsby-image-style',
  // The version of Gatsby.
  'generator',
]

const isNeeded = (component: ReactNode): boolean =>
  !isValidElement(component) || !unneeded.some((key) => String(component.key).startsWith(key))

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter(isNeeded))
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isNeeded))
}
