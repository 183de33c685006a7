/**
 * Gives a function a memory: asked again about the same object, it hands back the same answer.
 * Whoever changes one file of thousands, as a test does, has only that one read and checked again.
 * The memory holds an answer no longer than the object it is about.
 */
export function memoize<Subject extends object, Answer>(
  find: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, { answer: Answer }>()
  return (subject) => {
    const found = known.get(subject)
    if (found) return found.answer
    const answer = find(subject)
    known.set(subject, { answer })
    return answer
  }
}

/** The same for what is asked about an object by a name or a pointer. */
export function memoizeBy<Subject extends object, Answer>(
  find: (subject: Subject, name: string) => Answer,
): (subject: Subject, name: string) => Answer {
  const answersAbout = memoize<Subject, Map<string, Answer>>(() => new Map())
  return (subject, name) => {
    const known = answersAbout(subject)
    if (known.has(name)) return known.get(name) as Answer
    const answer = find(subject, name)
    known.set(name, answer)
    return answer
  }
}
