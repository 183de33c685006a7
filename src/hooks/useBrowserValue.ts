import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the browser has; server-side rendering and hydration use `onServer`.
 * @param inBrowser must return the same value on every call of a render
 */
export const useBrowserValue = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(never, inBrowser, () => onServer)
