const rem = { tablet: 48, laptop: 64, desktop: 75, wide: 90 } as const

/** Media queries, from small to large; styles without one are for phones. */
export const from = {
  /** 768 px: a gutter and two columns. */
  tablet: `@media (min-width: ${rem.tablet}rem)`,
  /** 1024 px: the menus of the header. */
  laptop: `@media (min-width: ${rem.laptop}rem)`,
  /** 1200 px: the full grid. */
  desktop: `@media (min-width: ${rem.desktop}rem)`,
  /** 1440 px: the page container has its full width. */
  wide: `@media (min-width: ${rem.wide}rem)`,
} as const

/** Narrower than the breakpoint of that name. */
export const below = {
  tablet: `@media (width < ${rem.tablet}rem)`,
  laptop: `@media (width < ${rem.laptop}rem)`,
} as const

/** The query of a media rule, for HTML and matchMedia: "(hover: hover)" of "@media (hover: hover)". */
export const mediaQuery = (rule: string): string => rule.replace('@media ', '')
