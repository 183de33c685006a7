/** Without imports: scripts of the browser read them too (src/browser). */

const rem = { tablet: 48, laptop: 64, desktop: 75, wide: 90 } as const

/**
 * Media queries, from small to large; styles without one apply to phones. They hold on paper, too:
 * A4 is about 680 px wide in portrait format, so that it has the styles of phones, and about 1,000 px
 * in landscape format.
 */
export const up = {
  /** 768 px: the page has a gutter and two columns. */
  tablet: `@media (min-width: ${rem.tablet}rem)`,
  /** 1024 px: the header shows its menus. */
  laptop: `@media (min-width: ${rem.laptop}rem)`,
  /** 1200 px: the grid has all its columns. */
  desktop: `@media (min-width: ${rem.desktop}rem)`,
  /** 1440 px: the page container has its maximum width. */
  wide: `@media (min-width: ${rem.wide}rem)`,
} as const

/** Media queries for windows narrower than the breakpoint of that name. */
export const down = {
  tablet: `@media (width < ${rem.tablet}rem)`,
  laptop: `@media (width < ${rem.laptop}rem)`,
} as const

/** Media queries for one kind of window. */
export const only = {
  /** Two columns, but not all of the grid. */
  tablet: `@media (${rem.tablet}rem <= width < ${rem.desktop}rem)`,
  /** Phones in portrait format. */
  tallPhone: `@media (width < ${rem.tablet}rem) and (height >= 30rem)`,
} as const

/** At 400 % zoom, where a header that stays would cover a third of the window. */
export const shortWindow = '@media (height < 20rem)'

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const motionOk = '@media (prefers-reduced-motion: no-preference)'

/** The condition of a media rule: "(hover: hover)" for "@media (hover: hover)". */
export const mediaQuery = (rule: string): string => rule.replace('@media ', '')
