import { withPrefix } from 'gatsby'
import { createContext, useContext } from 'react'

/**
 * The names of the drawings that a page shows, collected while the page is written to HTML, which then
 * carries them itself (gatsby-ssr.tsx). In a browser there is no such list.
 */
export const PageSymbols = createContext<Set<string> | undefined>(undefined)

/** The id of a drawing, in a page as in the sprite. */
export const symbolId = (name: string): string => `icon-${name}`

/** Where <use> finds a drawing: in the page that was sent with it, in the sprite on pages made later. */
export function useSymbol(name: string): string {
  const shown = useContext(PageSymbols)
  shown?.add(name)
  return shown ? `#${symbolId(name)}` : withPrefix(`/icons.svg#${symbolId(name)}`)
}
