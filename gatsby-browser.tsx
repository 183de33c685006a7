import type { GatsbyBrowser } from 'gatsby'
import { hydrated } from './src/components/hydration-triggers'
import { hydrateInSlices } from './src/gatsby/browser/hydrate-in-slices'
import { handleRouteUpdate, keepScrollPositions } from './src/gatsby/browser/keep-scroll-positions'
import { trackNavigation } from './src/layout/navigation'
import { PageShell } from './src/layout/PageShell'
import { parsePage } from './src/routes/case-study-filter'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)

/**
 * A changed query, such as a filter's, leaves the page where it is; every other way, that to a
 * further page of what was found included, leads to its top or place.
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

/** The page's scripts are at work: clicks that came before them can be done again. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydrated))
  trackNavigation()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = handleRouteUpdate

/** While content is edited, the page says what is wrong with it; a build for production has none of this. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepScrollPositions()
  if (process.env.NODE_ENV === 'development') {
    void import('./src/gatsby/browser/show-issues').then(({ showIssues }) => showIssues())
  }
}

/**
 * Not in develop, which has no HTML to hydrate. Gatsby's own type for it is that of React 17's
 * `ReactDOM.render`.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined
