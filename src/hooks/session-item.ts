/** A value that lasts as long as the visit: in session storage, or in memory where that is blocked. */
export interface SessionItem<T> {
  read: () => T
  write: (value: T) => void
  clear: () => void
  /** Calls back after each change; for useSyncExternalStore. */
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
    // Blocked or full: the value in memory has to do.
  }
}

/**
 * @param isValid whether what stands in the storage, which anything may have written, is usable
 * @param empty the value before anything was written
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
