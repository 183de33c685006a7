import { withPrefix } from 'gatsby'
import { createContext, useContext } from 'react'

/**
 * The names of the icons on a page, collected during server-side rendering, which adds their
 * symbols to the page (gatsby-ssr.tsx). Undefined in the browser.
 */
export const PageSymbols = createContext<Set<string> | undefined>(undefined)

/** The id of an icon's SVG symbol, in a page and in the sprite. */
export const symbolId = (name: string): string => `icon-${name}`

/** The href of <use>: a symbol in the server-rendered page, or in the sprite on a page rendered by the browser. */
export function useSymbol(name: string): string {
  const symbols = useContext(PageSymbols)
  symbols?.add(name)
  return symbols ? `#${symbolId(name)}` : withPrefix(`/icons.svg#${symbolId(name)}`)
}
