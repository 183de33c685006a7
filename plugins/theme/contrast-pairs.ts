import type { ColorRole as Role } from './design'

/** A role, the roles behind it, and the contrast ratio that WCAG 2 requires. */
export interface ContrastPair {
  front: Role
  backs: readonly Role[]
  ratio: number
}

const text = 4.5
/** For controls and large text. */
const control = 3

const surfaces: readonly Role[] = ['background', 'surface', 'surfaceRaised', 'surfaceHover']

const pairs = (fronts: readonly Role[], backs: readonly Role[], ratio: number): ContrastPair[] =>
  fronts.map((front) => ({ front, backs, ratio }))

/** The contrasts that every theme must reach, on the page and in sections that stand out. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textSoft', 'textFaint', 'highlight', 'link'], surfaces, text),
  ...pairs(['success', 'warning', 'danger'], ['background', 'surface'], text),
  ...pairs(['onPrimary'], ['primary', 'primaryStrong'], text),
  ...pairs(['onBadge'], ['badge'], text),
  ...pairs(['primary', 'field', 'accent'], ['background', 'surface'], control),
]
