/** What is known for some objects, and for these together with others. */
interface Known<Result> {
  computed?: { result: Result }
  withOthers: WeakMap<object, Known<Result>>
}

/**
 * Caches the result of a function for the objects that it takes, as long as they exist. If one of
 * thousands of files changes, as in tests and during development, only that file is parsed and
 * checked again.
 */
export function memoize<Subjects extends object[], Result>(
  compute: (...subjects: Subjects) => Result,
): (...subjects: Subjects) => Result {
  const known: Known<Result> = { withOthers: new WeakMap() }
  return (...subjects) => {
    let found = known
    for (const subject of subjects) {
      const next = found.withOthers.get(subject) ?? { withOthers: new WeakMap() }
      found.withOthers.set(subject, next)
      found = next
    }
    found.computed ??= { result: compute(...subjects) }
    return found.computed.result
  }
}

/** Caches what belongs to each of a few texts, such as the languages of a site. */
export function memoizeByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.get(text) ?? compute(text)
    known.set(text, result)
    return result
  }
}

/**
 * Caches the last result of a function of texts: for what takes long or fills the memory, and is
 * seldom needed for other texts.
 */
export function memoizeLast<Texts extends string[], Result>(
  compute: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  let last: { texts: Texts; result: Result } | undefined
  return (...texts) => {
    const known = last?.texts.every((text, index) => text === texts[index]) ? last : undefined
    last = known ?? { texts, result: compute(...texts) }
    return last.result
  }
}
