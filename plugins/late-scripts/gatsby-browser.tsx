import type { GatsbyBrowser } from 'gatsby'
import type { ReactNode } from 'react'
import { hydrated, hydrateInSlices, type PageContainer } from './hydrate-in-slices'
import { LocationTransitions } from './LocationTransitions'

/** The page is hydrated: the loader stops handling clicks. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydrated))
}

/**
 * Only in production: in development there is no HTML to hydrate. Gatsby's type for this is that of
 * React 17's `ReactDOM.render`.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (page: ReactNode, container: PageContainer) =>
        hydrateInSlices(<LocationTransitions>{page}</LocationTransitions>, container)
    : undefined
