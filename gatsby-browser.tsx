import type { GatsbyBrowser } from 'gatsby'
import { takenOver } from './src/components/needs-scripts'
import { PageShell } from './src/layout/PageShell'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)

/** A changed query, such as a filter's, leaves the page where it is; every other way leads to its top or place. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => location.hash !== '' || prevRouterProps?.location.pathname !== location.pathname

/** The page's scripts are at work: clicks that came before them can be done again. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(takenOver))
}
