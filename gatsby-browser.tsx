import type { GatsbyBrowser } from 'gatsby'
import { handleRouteUpdate, keepScrollPositions } from './src/gatsby/browser/keep-scroll-positions'
import { trackNavigation } from './src/layout/navigation'
import { PageShell } from './src/layout/PageShell'
import { parsePage } from './plugins/content'

/** A decoded path, as written in the content; a malformed one is returned unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={decoded(props.location.pathname)}>{element}</PageShell>
)

/**
 * Scrolls to the top after a navigation to another path; a change of the query alone, such as a
 * filter's, keeps the position.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const before = prevRouterProps?.location
  return (
    location.hash !== '' ||
    before?.pathname !== location.pathname ||
    parsePage(before.search) !== parsePage(location.search)
  )
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = trackNavigation

/** The analytics script counts the first page, and this counts every later one. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (args) => {
  handleRouteUpdate()
  if (process.env.ANALYTICS) {
    const { location, prevLocation } = args
    void import('./src/browser/analytics').then(({ loadAnalytics, countNavigation }) => {
      if (!prevLocation) void loadAnalytics()
      else if (prevLocation.pathname !== location.pathname) countNavigation()
    })
  }
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = keepScrollPositions
