import type { ReactElement } from 'react'
import { PageSymbols, symbolId } from '../../components/icon/page-symbols'

/** The symbols of public/icons.svg by their ids; src/gatsby/node/webpack/webpack-config.ts puts them in. */
declare const DRAWINGS: Record<string, string>

/** What each page that is being written to HTML shows. */
const shownOn = new Map<string, Set<string>>()

/** Has a page note the drawings that it shows. */
export function collectIcons(page: ReactElement, pathname: string): ReactElement {
  const shown = new Set<string>()
  shownOn.set(pathname, shown)
  return <PageSymbols.Provider value={shown}>{page}</PageSymbols.Provider>
}

/** The drawings of a page, to stand in it once, where nothing but <use> sees them. */
export function renderIconSprite(pathname: string): ReactElement {
  const names = [...(shownOn.get(pathname) ?? [])].sort()
  shownOn.delete(pathname)
  const html = names.map((name) => DRAWINGS[symbolId(name)] ?? '').join('')
  return (
    <div key="drawings" hidden>
      <svg dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
