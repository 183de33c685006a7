const rem = { tablet: 48, laptop: 64, desktop: 75, wide: 90 } as const

/** Media queries, from small to large: styles without one are for the phone. */
export const from = {
  /** 768 px: the gutter appears, two columns. */
  tablet: `@media (min-width: ${rem.tablet}rem)`,
  /** 1024 px: the header's menus. */
  laptop: `@media (min-width: ${rem.laptop}rem)`,
  /** 1200 px: the full grid. */
  desktop: `@media (min-width: ${rem.desktop}rem)`,
  /** 1440 px: the frame has its full width, and nothing grows any more. */
  wide: `@media (min-width: ${rem.wide}rem)`,
} as const

/** Narrower than the width of that name. */
export const below = {
  tablet: `@media (width < ${rem.tablet}rem)`,
  laptop: `@media (width < ${rem.laptop}rem)`,
} as const

/** The condition of a media rule, for HTML and scripts: "(hover: hover)" of "@media (hover: hover)". */
export const queryOf = (rule: string): string => rule.replace('@media ', '')
