/** Does something with session storage. Returns undefined if the browser blocks it, or if it is full. */
export function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage)
  } catch {
    return undefined
  }
}
