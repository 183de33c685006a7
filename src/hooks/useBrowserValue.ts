import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the browser knows; the server's rendering and hydration use `onServer`.
 * @param inBrowser must give the same value while nothing changes
 */
export const useBrowserValue = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(never, inBrowser, () => onServer)
