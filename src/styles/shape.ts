/** Rounded corners, from the smallest thing to the largest. */
export const radius = {
  chip: '0.4375rem',
  control: '0.5rem',
  frame: '0.625rem',
  card: '0.75rem',
  round: '999px',
} as const

/** The width of borders and rules. */
export const hairline = '1px'

/** Shadows fall to the lower right, away from the light. */
export const shadow = {
  frame: '1.5rem 2rem 4rem -1rem rgb(3 1 10 / 0.72)',
} as const

/** Heights of things one presses or types into. */
export const control = {
  small: '2.5rem',
  medium: '2.75rem',
  large: '3rem',
  field: '3.25rem',
} as const

/** What floats over what. */
export const layer = { header: 10, float: 9, skip: 20 } as const
