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

/** A value of session storage, null for none; undefined if the storage is blocked. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** @returns whether it is stored: if the storage is blocked or full, the value stays in memory */
function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Creates a store whose value is also in session storage. It is read again when the back/forward
 * cache shows the document: another document may have changed it.
 * @param isValid whether the stored value, which any script may have written, has the right type
 * @param empty the value if nothing is stored
 */
export function createSessionStore<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  empty: T,
) {
  const asValue = (stored: unknown): T => (isValid(stored) ? stored : empty)
  const store = createStore(() => asValue(readStored(key)))
  let isInStorage = true
  const write = (value: T, stored: T | null): void => {
    isInStorage = writeStored(key, stored)
    store.write(value)
  }
  return {
    ...store,
    subscribe: (listener: () => void) => {
      const unsubscribe = store.subscribe(listener)
      const onPageShow = ({ persisted }: PageTransitionEvent): void => {
        if (!persisted || !isInStorage) return
        const stored = readStored(key)
        if (stored !== undefined) store.write(asValue(stored))
      }
      addEventListener('pageshow', onPageShow)
      return () => {
        removeEventListener('pageshow', onPageShow)
        unsubscribe()
      }
    },
    write: (value: T) => write(value, value),
    clear: () => write(empty, null),
    /** False if the storage is blocked or full, so that the value is only in this document. */
    isStored: () => isInStorage,
    /** Removes the value from session storage only: the document still has it. */
    removeStored: () => void writeStored(key, null),
  }
}
