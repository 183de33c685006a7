import { globalHistory, LocationContext } from '@gatsbyjs/reach-router'
import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Renders the page of each navigation as a transition, in slices of 5 ms, and shows it when it is
 * complete: the longest task of a navigation to the home page falls from 75 to about 42 ms, without
 * CPU throttling. Gatsby's router takes the location from this provider; its own provider renders a
 * page in one task
 * (https://react.dev/reference/react/startTransition#building-a-suspense-enabled-router).
 */
export const LocationTransitions = ({ children }: { children: ReactNode }) => {
  const [value, setValue] = useState({ location: globalHistory.location })
  useEffect(
    () =>
      globalHistory.listen(({ location }) => {
        startTransition(() => setValue({ location }))
      }),
    [],
  )
  useEffect(() => globalHistory._onTransitionComplete(), [value])
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>
}
