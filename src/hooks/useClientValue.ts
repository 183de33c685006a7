import { useSyncExternalStore } from 'react'
import type { Store } from '../browser/store'

const never = () => () => undefined

/**
 * A value that exists only in the browser; server-side rendering and hydration use `serverValue`.
 * @param getClientValue must return the same value for all calls in a render
 */
export const useClientValue = <T>(getClientValue: () => T, serverValue: T): T =>
  useSyncExternalStore(never, getClientValue, () => serverValue)

/** The current value of a store; server-side rendering and hydration use `serverValue`. */
export const useStore = <T>({ subscribe, read }: Store<T>, serverValue: T): T =>
  useSyncExternalStore(subscribe, read, () => serverValue)
