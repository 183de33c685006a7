import type { GatsbySSR } from 'gatsby'
import { PageSymbols, symbolId } from './page-symbols'

/** The symbols of public/icons.svg by their ids; defined in gatsby-node.ts. */
declare const ICON_SYMBOLS: Record<string, string>

/** The names of the icons on each page that is being rendered. */
const shownOn = new Map<string, Set<string>>()

/** Collects the names of the icons that a page renders. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const shown = new Set<string>()
  shownOn.set(pathname, shown)
  return <PageSymbols.Provider value={shown}>{element}</PageSymbols.Provider>
}

/** Adds the symbols of a page's icons, for <use>. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setPostBodyComponents }) => {
  const names = [...(shownOn.get(pathname) ?? [])].sort()
  shownOn.delete(pathname)
  const html = names.map((name) => ICON_SYMBOLS[symbolId(name)] ?? '').join('')
  setPostBodyComponents([
    <div key="icons" hidden>
      <svg dangerouslySetInnerHTML={{ __html: html }} />
    </div>,
  ])
}
