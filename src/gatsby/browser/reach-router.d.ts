/** The parts of Gatsby's router that the site uses; the package has no types. */
declare module '@gatsbyjs/reach-router' {
  import type { WindowLocation } from '@reach/router'
  import type { Context } from 'react'

  /** What the router below a provider reads the shown location from. */
  export const LocationContext: Context<{ location: WindowLocation } | undefined>

  export const globalHistory: {
    readonly location: WindowLocation
    /** Calls back after each navigation; returns the function that ends this. */
    listen: (listener: (change: { location: WindowLocation }) => void) => () => void
    /** Resolves the promise of the navigation under way. */
    _onTransitionComplete: () => void
    navigate: (to: string) => Promise<void>
  }
}
