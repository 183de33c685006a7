/**
 * Gives a function a memory: asked again about the same object, it hands back the same answer.
 * Whoever changes one file of thousands, as a test does, has only that one read and checked again.
 * The memory holds an answer no longer than the object it is about.
 */
export function remember<Subject extends object, Answer>(
  find: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, { answer: Answer }>()
  return (subject) => {
    const found = known.get(subject) ?? { answer: find(subject) }
    known.set(subject, found)
    return found.answer
  }
}
