import { useLayoutEffect, useState } from 'react'

const isServer = typeof window === 'undefined'

/** React warns about layout effects on the server, where they never run. */
const useBrowserLayoutEffect = isServer ? (): void => undefined : useLayoutEffect

/**
 * Whether the page has been committed to the document; always true on the server. While React waits
 * for code, it may render a page several times and discard all but the last result. A class
 * component that counts its instances, as react-helmet's does
 * (https://github.com/gaearon/react-side-effect/issues/54), must not be rendered before.
 */
export function useIsCommitted(): boolean {
  const [isCommitted, setIsCommitted] = useState(isServer)
  useBrowserLayoutEffect(() => setIsCommitted(true), [])
  return isCommitted
}
