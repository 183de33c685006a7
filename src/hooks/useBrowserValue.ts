import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that exists only in the browser; server-side rendering and hydration use `onServer`.
 * @param inBrowser must return the same value for all calls in a render
 */
export const useBrowserValue = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(never, inBrowser, () => onServer)
