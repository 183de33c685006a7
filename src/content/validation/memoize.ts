/**
 * Keeps the result of a function for each object, as long as the object exists. When one file of
 * thousands changes, as in tests and during development, only that file is parsed and checked again.
 */
export function memoize<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<Subject, { result: Result }>()
  return (subject) => {
    const known = results.get(subject) ?? { result: compute(subject) }
    results.set(subject, known)
    return known.result
  }
}

/** The same for what is computed from an object and a name or pointer. */
export function memoizeBy<Subject extends object, Result>(
  compute: (subject: Subject, name: string) => Result,
): (subject: Subject, name: string) => Result {
  const resultsOf = memoize<Subject, Map<string, { result: Result }>>(() => new Map())
  return (subject, name) => {
    const results = resultsOf(subject)
    const known = results.get(name) ?? { result: compute(subject, name) }
    results.set(name, known)
    return known.result
  }
}
