import type { GatsbyBrowser } from 'gatsby'
import type { ReactNode } from 'react'
import { hydrated, hydrateInSlices, type PageContainer } from './hydrate-in-slices'
import { LocationTransitions } from './LocationTransitions'

/** In development there is no inline script, and all of a page is laid out at once. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV !== 'production') document.documentElement.dataset.laidOut = ''
}

/** Tells the loader that the page is hydrated and handles clicks itself. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydrated))
}

/**
 * Hydrates pages in production; in development there is no HTML to hydrate. It has no type, because
 * Gatsby's is that of React 17's `ReactDOM.render`.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (page: ReactNode, container: PageContainer) =>
        hydrateInSlices(<LocationTransitions>{page}</LocationTransitions>, container)
    : undefined
