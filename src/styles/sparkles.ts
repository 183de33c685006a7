/** Without imports: scripts of the browser read them too (src/browser). */

/** How long a sparkle of the headline stays in its place, in seconds. */
export const sparkleLife = { min: 5, max: 15 } as const

/**
 * The position of a sparkle above or below the text, for `translate`; x and the distance from the text
 * are from 0 to 1.
 */
export const sparklePosition = (x: number, distance: number, isAbove: boolean): string =>
  `${(100 * x).toFixed(1)}% ${(isAbove ? 5 - 5 * distance : 98 + 2 * distance).toFixed(1)}%`
