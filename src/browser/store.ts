/** A value outside of React, kept until the document is unloaded; for useSyncExternalStore. */
export interface Store<T> {
  read: () => T
  write: (value: T) => void
  /** Calls the listener after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** @param load returns the initial value when it is first read */
export function createStore<T>(load: () => T): Store<T> {
  const listeners = new Set<() => void>()
  let current: { value: T } | undefined
  return {
    read: () => (current ??= { value: load() }).value,
    write: (value) => {
      current = { value }
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const readStored = (key: string): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const writeStored = (key: string, value: unknown): void => {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // If the storage is blocked or full, the value stays in memory.
  }
}

/**
 * Creates a store whose value is also in session storage.
 * @param isValid whether the stored value, which any script may have written, has the right type
 * @param empty the value if nothing is stored
 */
export function createSessionStore<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  empty: T,
) {
  const store = createStore(() => {
    const stored = readStored(key)
    return isValid(stored) ? stored : empty
  })
  const write = (value: T, stored: T | null): void => {
    writeStored(key, stored)
    store.write(value)
  }
  return {
    ...store,
    write: (value: T) => write(value, value),
    clear: () => write(empty, null),
    /** Removes the value from session storage only: the document still has it. */
    removeStored: () => writeStored(key, null),
  }
}
