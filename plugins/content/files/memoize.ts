/**
 * Caches the result of a function for each object, as long as the object exists. If one of
 * thousands of files changes, as in tests and during development, only that file is parsed and
 * checked again.
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
