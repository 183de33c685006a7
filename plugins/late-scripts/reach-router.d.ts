/** The parts of Gatsby's router that the site uses; the package has no types. */
declare module '@gatsbyjs/reach-router' {
  import type { WindowLocation } from '@reach/router'
  import type { Context } from 'react'

  /** What the router inside a provider reads the current location from. */
  export const LocationContext: Context<{ location: WindowLocation } | undefined>

  export const globalHistory: {
    readonly location: WindowLocation
    /** Calls back after each navigation; returns a function that unsubscribes. */
    listen: (listener: (change: { location: WindowLocation }) => void) => () => void
    /** Resolves the promise of the current navigation. */
    _onTransitionComplete: () => void
    navigate: (to: string) => Promise<void>
  }
}
