/** Border radiuses, from the smallest element to the largest. */
export const radius = {
  chip: '0.4375rem',
  control: '0.5rem',
  frame: '0.625rem',
  card: '0.75rem',
  round: '999px',
} as const

/** The width of borders. */
export const hairline = '1px'

/** Shadows fall to the lower right. */
export const shadow = {
  frame: '1.5rem 2rem 4rem -1rem rgb(3 1 10 / 0.72)',
} as const

/** Heights of buttons and fields. */
export const control = {
  small: '2.5rem',
  medium: '2.75rem',
  large: '3rem',
  field: '3.25rem',
} as const

/** The z-index of floating elements. */
export const layer = { header: 10, float: 9, skip: 20 } as const
