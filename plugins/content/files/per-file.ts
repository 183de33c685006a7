import { statSync } from 'node:fs'
import { inProcess } from './in-process'

/** What was computed from a file, and the state of the file then. */
interface Known {
  state: string
  result: unknown
}

const stateOf = (path: string): string => {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}

/**
 * Remembers what is computed from a file until it changes, in the whole process.
 * @param what names it among all that is computed from files
 * @param compute takes the path of the file, and what follows from it
 * @throws if the file is missing
 */
export function perFile<Result, Args extends unknown[] = []>(
  what: string,
  compute: (path: string, ...args: Args) => Result,
): (path: string, ...args: Args) => Result {
  const results = inProcess(what, () => new Map<string, Known>())
  return (path, ...args) => {
    const state = stateOf(path)
    const before = results.get(path)
    if (before?.state === state) return before.result as Result
    const result = compute(path, ...args)
    results.set(path, { state, result })
    return result
  }
}
