import type { GatsbyBrowser } from 'gatsby'
import { PageShell } from './src/layout/PageShell'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)

let lastPathname: string | undefined

/** A new page starts at its top; Back, Forward and links to a place on a page keep theirs. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const isNewPage = prevRouterProps?.location.pathname !== location.pathname
  return !(isNewPage && location.action === 'PUSH' && !location.hash)
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const isNewPage = lastPathname !== undefined && lastPathname !== location.pathname
  lastPathname = location.pathname
  if (prevLocation && isNewPage && location.action === 'PUSH' && !location.hash) {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
}
