import type { GatsbyBrowser } from 'gatsby'
import { openForPrint } from './src/browser/open-for-print'
import { analytics } from './src/browser/analytics-setting'
import { handleRouteUpdate, keepScrollPositions } from './src/layout/keep-scroll-positions'
import { trackNavigation } from './src/layout/navigation'

export { shouldUpdateScroll } from './src/layout/keep-scroll-positions'
export { wrapPageElement } from './src/layout/PageShell'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepScrollPositions()
  openForPrint()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  trackNavigation()
  if (analytics)
    void import('./src/browser/analytics').then(({ startAnalytics }) => startAnalytics())
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = handleRouteUpdate
