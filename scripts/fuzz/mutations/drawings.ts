import { valueAt, type Target } from '../content-tree'
import { anywhere, replaceBy, type Mutation } from '../mutation'

const isAt =
  (matching: RegExp) =>
  ({ pointer }: Target): boolean =>
    matching.test(pointer)

/** The value at a pointer, the end of the target's own replaced. */
const near = ({ document, pointer }: Target, end: RegExp, other: string): unknown =>
  valueAt(document, pointer.replace(end, other))

/** Drawings whose parts do not go together. */
export const drawingMutations: Mutation[] = [
  anywhere(
    replaceBy(
      'fewer columns than cells in a drawing',
      ['drawing-mismatch'],
      isAt(/\/(?:table|matrix)\/columns$/),
      ({ value }) => (Array.isArray(value) && value.length > 2 ? [value.slice(0, -1)] : []),
    ),
  ),
  replaceBy(
    'a value off the scale of a drawing',
    ['drawing-mismatch'],
    isAt(/\/chart\/series\/\d+\/values\/\d+$/),
    (target) => [Number(near(target, /\/series\/.*/, '/scale/to')) + 1],
  ),
  replaceBy(
    'an entry that ends after the hours of a drawing',
    ['drawing-mismatch'],
    isAt(/\/calendar\/entries\/\d+\/to$/),
    (target) => {
      const end = Number(near(target, /\/entries\/.*/, '/hours/to'))
      return end < 24 ? [end + 1] : []
    },
  ),
  replaceBy(
    'a value in a drawing that is none of its choices',
    ['drawing-mismatch'],
    (target) =>
      isAt(/\/form\/fields\/\d+\/value$/)(target) && Boolean(near(target, /value$/, 'choices')),
    ['None of them'],
  ),
]
