import { useLayoutEffect, useState } from 'react'

const isServer = typeof window === 'undefined'

/** React warns of layout effects on the server, where they never run. */
const useBrowserLayoutEffect = isServer ? (): void => undefined : useLayoutEffect

/**
 * Whether the page is in the document; on the server always. While React waits for code, it renders a
 * page several times and discards all but the last. A class component that counts its instances, as
 * react-helmet's does (https://github.com/gaearon/react-side-effect/issues/54), must not be rendered before.
 */
export function useIsCommitted(): boolean {
  const [isCommitted, setIsCommitted] = useState(isServer)
  useBrowserLayoutEffect(() => setIsCommitted(true), [])
  return isCommitted
}
