/** The space scale, in steps of 4 px at a 16-px root: `space[6]` is 24 px. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 19, 24, 28] as const

/** A number of 4-px steps. */
export type SpaceStep = (typeof steps)[number]

/** Lengths by their number of 4-px steps, in rem so that larger text gets more room. */
export const space = Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])) as Record<
  SpaceStep,
  string
>

/** The page container: a gutter with line numbers, then the content. */
export const container = {
  width: '82rem',
  gutter: '4rem',
  gutterNarrow: '2.5rem',
  /** Between the container and the window's edge. */
  margin: '4rem',
  marginNarrow: '2rem',
  marginPhone: 'min(1.25rem, 6.25vw)',
  /** Between the gutter and the content. */
  inset: '2.5rem',
  insetNarrow: '2rem',
  /** The height of the header. */
  header: '4.75rem',
  headerPhone: '4rem',
} as const

/**
 * The HTML attribute `sizes` of pictures in the page container. On a phone half a rem less than the real
 * width, so that a screen of 412 px with a pixel ratio of 1.75 loads 640 and not 960 px.
 */
export const imageSizes = {
  /** All columns. */
  full: '(min-width: 90rem) 78rem, (min-width: 75rem) calc(100vw - 12rem), (min-width: 48rem) calc(100vw - 6.5rem), calc(100vw - 3rem)',
  /** One of two columns; all columns on a phone. */
  half: '(min-width: 90rem) 39rem, (min-width: 75rem) calc(50vw - 6rem), (min-width: 48rem) calc(50vw - 3.25rem), calc(100vw - 3rem)',
  /** Phones only. */
  phone: 'calc(100vw - 3rem)',
} as const

/** The longest comfortable line of reading text. */
export const measure = '40rem'

/** The width of an enlarged picture on a phone in portrait orientation. */
export const panWidth = '44rem'

/** The size of the squares of a GridBackdrop. */
export const backdropGrid = { wide: '3.25rem', narrow: '2.4375rem' } as const
