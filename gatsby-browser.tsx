import type { GatsbyBrowser } from 'gatsby'
import { openForPrint } from './src/browser/open-for-print'
import { analytics } from './src/browser/analytics-setting'
import { languageOf } from './src/content/addresses'
import { otherLabels } from './src/hooks/other-labels'
import { addLabels } from './src/hooks/useLabels'
import { handleRouteUpdate, keepScrollPositions } from './src/layout/keep-scroll-positions'
import { trackNavigation } from './src/layout/navigation'

export { shouldUpdateScroll } from './src/layout/keep-scroll-positions'
export { wrapPageElement } from './src/layout/PageShell'

/** Gatsby renders the page when the promise is fulfilled. */
export const onClientEntry = async (): Promise<void> => {
  keepScrollPositions()
  openForPrint()
  const language = languageOf(window.location.pathname)
  const load = otherLabels[language]
  if (load) addLabels(language, await load())
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  trackNavigation()
  if (analytics)
    void import('./src/browser/analytics').then(({ startAnalytics }) => startAnalytics())
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = handleRouteUpdate
