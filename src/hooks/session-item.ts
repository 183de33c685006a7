/** A value in session storage, or in memory if storage is blocked. */
export interface SessionItem<T> {
  read: () => T
  write: (value: T) => void
  clear: () => void
  /** Calls the listener after each change; for useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void
}

const stored = (key: string): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const store = (key: string, value: unknown): void => {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full: the value stays in memory.
  }
}

/**
 * @param isValid whether the stored value, which any script may have written, has the right type
 * @param empty the value when nothing is stored
 */
export function sessionItem<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  empty: T,
): SessionItem<T> {
  const listeners = new Set<() => void>()
  let current: T | undefined
  const set = (value: T, kept: T | null): void => {
    current = value
    store(key, kept)
    listeners.forEach((listener) => listener())
  }
  return {
    read: () => {
      if (current === undefined) {
        const found = stored(key)
        current = isValid(found) ? found : empty
      }
      return current
    },
    write: (value) => set(value, value),
    clear: () => set(empty, null),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
