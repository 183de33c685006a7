/** A value outside of React that lasts as long as the document; for useSyncExternalStore. */
export interface Store<T> {
  read: () => T
  write: (value: T) => void
  /** Calls back after each change; returns the function that ends this. */
  subscribe: (listener: () => void) => () => void
}

/** A store that holds this value first. */
export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let current = first
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
