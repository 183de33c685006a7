import type { ReactElement } from 'react'
import { PageSymbols, symbolId } from '../../components/icon/page-symbols'

/** The symbols of public/icons.svg by their ids; defined in src/gatsby/node/webpack/webpack-config.ts. */
declare const ICON_SYMBOLS: Record<string, string>

/** The names of the icons on each page that is being rendered. */
const shownOn = new Map<string, Set<string>>()

/** Collects the names of the icons that a page renders. */
export function collectIcons(page: ReactElement, pathname: string): ReactElement {
  const shown = new Set<string>()
  shownOn.set(pathname, shown)
  return <PageSymbols.Provider value={shown}>{page}</PageSymbols.Provider>
}

/** The symbols of a page's icons, for <use>. */
export function renderIconSprite(pathname: string): ReactElement {
  const names = [...(shownOn.get(pathname) ?? [])].sort()
  shownOn.delete(pathname)
  const html = names.map((name) => ICON_SYMBOLS[symbolId(name)] ?? '').join('')
  return (
    <div key="icons" hidden>
      <svg dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
