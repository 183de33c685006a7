/** A value outside of React, kept until the document is left; for useSyncExternalStore. */
export interface Store<T> {
  read: () => T
  write: (value: T) => void
  /** Calls the listener after each change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a store with an initial value. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    read: () => current,
    write: (value) => {
      current = value
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
