import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that exists only in the browser; server-side rendering and hydration use `serverValue`.
 * @param getClientValue must return the same value for all calls in a render
 */
export const useClientValue = <T>(getClientValue: () => T, serverValue: T): T =>
  useSyncExternalStore(never, getClientValue, () => serverValue)
