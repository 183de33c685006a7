import { only } from './breakpoints'

export { down, mediaQuery, only, shortWindow, up } from './breakpoints'

/** The space scale, in steps of 4 px at a 16-px root: `space[6]` is 24 px. */
const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 19, 24, 28] as const

export type SpaceStep = (typeof steps)[number]

/** Lengths by their number of 4-px steps, in rem so that they grow with the text size. */
export const space = Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])) as Record<
  SpaceStep,
  string
>

/** How much all lengths in rem grow with the window: 0 % at 1440 px, 22 % at 2560 px. */
const growth = { fixed: 0.71875, perWindow: 0.3125, max: 1.22 } as const

/** The font size of the root element, by which all lengths in rem grow in very wide windows. */
export const rootSize = `clamp(100%, ${growth.fixed * 100}% + ${growth.perWindow}vw, ${growth.max * 100}%)`

/** A length in rem for the attribute `sizes`, in which rem does not follow the root element. */
const scaledRem = (length: number): string =>
  `clamp(${length}rem, ${length * growth.fixed}rem + ${length * growth.perWindow}vw, ${length * growth.max}rem)`

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
  header: '4.75rem',
  headerPhone: '4rem',
} as const

/** The width of a portrait on a phone. */
export const portraitWidth = '5.5rem'

/** The maximum width of a person's text and portrait. */
export const personWidth = '31rem'

/** The maximum comfortable line length of text. */
export const maxLineLength = '40rem'

/**
 * The HTML attribute `sizes` of pictures in the page container. On phones it is half a rem less
 * than the real width, so that a screen of 412 px with a pixel ratio of 1.75 loads 640 instead of
 * 960 px.
 */
export const imageSizes = {
  full: `(min-width: 90rem) ${scaledRem(78)}, (min-width: 75rem) calc(100vw - 12rem), (min-width: 48rem) calc(100vw - 6.5rem), calc(100vw - 3rem)`,
  /** From one edge of the page container to the other. */
  wide: `(min-width: 90rem) ${scaledRem(82)}, (min-width: 75rem) calc(100vw - 8rem), (min-width: 48rem) calc(100vw - 4rem), calc(100vw - 3rem)`,
  /** One of two columns; full width on a phone. */
  half: `(min-width: 90rem) ${scaledRem(39)}, (min-width: 48rem) calc(50vw - 3.25rem), calc(100vw - 3rem)`,
  /** The portrait of a person: one of three columns, or of two on a tablet. */
  portrait: `(min-width: 90rem) ${scaledRem(21)}, (min-width: 75rem) calc(33vw - 9rem), (min-width: 48rem) calc(50vw - 7.25rem), ${portraitWidth}`,
  /** In a text next to the list of its headings. */
  prose: `(min-width: 90rem) ${scaledRem(52)}, (min-width: 75rem) calc(72vw - 14rem), (min-width: 48rem) calc(100vw - 10.5rem), calc(100vw - 3rem)`,
  /** One of two upright pictures next to each other. */
  pair: `(min-width: 48rem) ${scaledRem(18)}, 15rem`,
  showcase: `(min-width: 90rem) ${scaledRem(60)}, (min-width: 48rem) 70vw, 92vw`,
  /** In a column of text; full width on a phone. */
  text: `(min-width: 48rem) ${maxLineLength}, calc(100vw - 3rem)`,
} as const

export const avatar = '3.5rem'

/** In units of the street plan, which are half as large on a phone. */
export const planText = { phone: '23px', tablet: '16px' } as const

/** The width of an enlarged picture on a phone in portrait orientation. */
export const panWidth = '44rem'

/** The size of the squares behind the drawing in a page header. */
export const backdropGrid = { wide: '3.25rem', narrow: '2.4375rem' } as const

/** Border radiuses, from the smallest element to the largest. */
export const radius = {
  ...THEME.radius,
  round: '999px',
} as const

/** The size of the logo in the header, in rem. */
export const logoSize = THEME.logo

/** The size of the wordmark in the header, in rem; null for a site without one. */
export const wordmarkSize = THEME.wordmark

export const hairline = '1px'

/** Shadows fall to the lower right. */
export const shadow = {
  frame: `1.5rem 2rem 4rem -1rem ${THEME.shadow.frame}`,
  paper: `0.75rem 1.25rem 2.5rem -0.75rem ${THEME.shadow.paper}`,
} as const

export const control = {
  small: '2.5rem',
  medium: '2.75rem',
  large: '3rem',
  field: '3.25rem',
} as const

/** The bar at the bottom of phone screens; windows lower than 480 px do not show it. */
export const contactBar = {
  height: '3.75rem',
  shown: only.tallPhone,
} as const

/** How far the page must be scrolled before the button to the top appears. */
export const scrollThreshold = '300px'

/** The z-index of floating elements. */
export const layer = { header: 10, float: 9, skip: 20 } as const
