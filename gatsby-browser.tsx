import type { GatsbyBrowser } from 'gatsby'
import type { ReactNode } from 'react'
import { hydrated } from './src/browser/hydration-triggers'
import { hydrateInSlices, type PageContainer } from './src/gatsby/browser/hydrate-in-slices'
import { handleRouteUpdate, keepScrollPositions } from './src/gatsby/browser/keep-scroll-positions'
import { LocationTransitions } from './src/gatsby/browser/LocationTransitions'
import { trackNavigation } from './src/layout/navigation'
import { PageShell } from './src/layout/PageShell'
import { parsePage } from './src/routes/case-study-filter'

/** A path as in the content, where letters of other scripts are not encoded; what is malformed is as it is. */
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

/** Scrolls after every navigation but a change of the query, such as a filter's, to the same page of results. */
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

/** The page is hydrated: the loader replays earlier clicks. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydrated))
  trackNavigation()
}

/** With analytics, the script counts the first page and this the others. */
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

/** Shows issues of the content in develop; a production build does not contain that code. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepScrollPositions()
  if (process.env.NODE_ENV === 'development') {
    void import('./src/gatsby/browser/show-issues').then(({ showIssues }) => showIssues())
  }
}

/**
 * Not in develop, which has no HTML to hydrate. Gatsby's type for it is that of React 17's
 * `ReactDOM.render`.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (page: ReactNode, container: PageContainer) =>
        hydrateInSlices(<LocationTransitions>{page}</LocationTransitions>, container)
    : undefined
