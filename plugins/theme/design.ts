/**
 * All colors of the design, as they were chosen for the shipped brand color. The functions of the
 * tones change them to another one.
 */
import type { Tones } from './tones'

export const white = '#ffffff'
export const black = '#000000'

/** The colors of a role, as "#rrggbb", or a single color if it is the same everywhere. */
type RoleColors =
  | string
  | {
      /** On a dark page. */
      dark: string
      /** On a light page, and in the light sections of a dark one. */
      light: string
      /** In the tinted sections of a light page, if it differs there. */
      tinted?: string
      /** On paper that is printed, if it differs there. */
      print?: string
    }

/** White, or the dark text color of documents if white has too little contrast. */
type ReadableOn = (background: string) => string

/** The table of the roles. */
export const designRoles = (tones: Tones | Tones['onPaper'], readableOn: ReadableOn) => {
  const { surface, neutral, tint, shade, light, deep, brand } = tones
  const badge = tones.badge ?? '#f5d565'
  const ink = neutral('#1c162b')
  const inkSoft = neutral('#574f6b')
  const printedLine = neutral('#cfc9dc')
  return {
    /** The background of the page. */
    background: {
      dark: tones.background ?? surface('#0b0911'),
      light: tones.background ?? surface('#faf8fd'),
      tinted: tint('#efe9fd'),
      print: white,
    },
    /** The background of cards, fields and menus. */
    surface: { dark: surface('#110e19'), light: white, print: white },
    /** The background of surfaces on a surface, and of hovered buttons. */
    surfaceRaised: {
      dark: surface('#171322'),
      light: surface('#f2eff8'),
      tinted: tint('#e9e2fa'),
      print: white,
    },
    /** The background of hovered and active surfaces. */
    surfaceHover: {
      dark: surface('#201a2f'),
      light: surface('#e9e4f3'),
      tinted: tint('#dfd6f5'),
      print: white,
    },
    /** Borders between sections and cells. */
    line: {
      dark: surface('#2a2439'),
      light: surface('#e2dcee'),
      tinted: tint('#d9cff0'),
      print: printedLine,
    },
    /** Borders of cards, chips and secondary buttons. */
    lineStrong: {
      dark: surface('#3a3252'),
      light: surface('#cfc9dc'),
      tinted: tint('#c4b8e0'),
      print: printedLine,
    },
    /** Borders of fields. */
    field: { dark: surface('#6c6284'), light: surface('#8a819f'), tinted: tint('#81769c') },
    /** The text of headings. */
    text: { dark: neutral('#f5f3fa'), light: ink, print: black },
    /** The body text. */
    textSoft: { dark: neutral('#bdb6cd'), light: inkSoft, print: ink },
    /** The text of numbers, comments, dates and placeholders. */
    textFaint: {
      dark: neutral('#9a91af'),
      light: neutral('#655d79'),
      tinted: inkSoft,
      print: inkSoft,
    },
    /** Filled backgrounds, and hovered ones. */
    primary: brand,
    primaryStrong: shade('#6a38f5'),
    /** Text on the primary color. */
    onPrimary: readableOn(brand),
    /** The mark and the caret in headlines. */
    accent: { dark: light('#8a62ff'), light: deep('#6a38f5'), print: deep('#6a38f5') },
    /** Icons, focus rings, small headline marks. */
    highlight: { dark: light('#a48bff'), light: deep('#6a38f5'), print: deep('#6a38f5') },
    /** Links in text. */
    link: { dark: light('#cdbdff'), light: deep('#5b2be0'), print: ink },
    success: { dark: '#8fd6b4', light: '#0f5a3e', print: ink },
    warning: { dark: '#f0b98a', light: '#714300', print: ink },
    danger: { dark: '#f0a0ae', light: '#961a34', print: ink },
    dangerFill: '#c2334d',
    /** The background of badges, and its text. */
    badge,
    onBadge: readableOn(badge),
  } satisfies Record<string, RoleColors>
}

export type ColorRole = keyof ReturnType<typeof designRoles>

/** Colors by role, as "#rrggbb". */
export type Roles = Record<ColorRole, string>

type Column = 'dark' | 'light' | 'tinted' | 'print'

/** The roles that have a color of their own in a column of the table. */
export function columnOf(table: Record<ColorRole, RoleColors>, column: Column): Partial<Roles> {
  const rows = Object.entries<RoleColors>(table)
  return Object.fromEntries(
    rows.flatMap(([role, colors]) => {
      const value = typeof colors === 'string' ? undefined : colors[column]
      return value === undefined ? [] : [[role, value]]
    }),
  )
}

/** All roles of a page. */
export const rolesOf = (
  table: Record<ColorRole, RoleColors>,
  colorScheme: 'dark' | 'light',
): Roles =>
  Object.fromEntries(
    Object.entries<RoleColors>(table).map(([role, colors]) => [
      role,
      typeof colors === 'string' ? colors : colors[colorScheme],
    ]),
  ) as Roles

/** A color with its opacity and its position in a gradient, in percent. */
export interface Stop {
  color: string
  opacity?: number
  at?: number
}

/** A color with an opacity from 0 to 1. */
export type Translucent = readonly [color: string, opacity: number]

/** The gradients and translucent colors of a page. */
export interface Effects {
  gradient: Record<'page' | 'banner' | 'panel' | 'edge' | 'cell', Stop[]>
  translucent: {
    grid: Translucent
    /** The bright edge of filled buttons. */
    highlight: Translucent
    /** The backdrop of a dialog. */
    scrim: Translucent
    /** Lines on the primary color. */
    rule: Translucent
  }
  shadow: { frame: Translucent; paper: Translucent }
  /**
   * Social pictures: their lines, and the gradient of the large logo, which ends in the surface
   * color.
   */
  social: { line: Translucent; logo: readonly [string, string] }
  /** The background of the site's icon, from the top left. */
  icon: Stop[]
}

export function designEffects({ tint, neutral, brand }: Tones, readableOn: ReadableOn) {
  const stops = (...list: [hex: string, opacity?: number, at?: number][]): Stop[] =>
    list.map(([hex, opacity, at]) => ({ color: tint(hex), opacity, at }))
  const shared = { highlight: [white, 0.28], rule: [readableOn(brand), 0.4] } as const
  const dark: Effects = {
    gradient: {
      page: stops(
        ['#8056ff', 0.42, 0],
        ['#744cf0', 0.265, 18],
        ['#6644d4', 0.15, 38],
        ['#5a3ebc', 0.066, 58],
        ['#543ab0', 0.02, 76],
      ),
      banner: stops(['#7e54ff', 0.3], ['#7e54ff', 0.1, 40]),
      panel: stops(['#2a1f4f'], ['#1b1533', undefined, 34], ['#120f1c', undefined, 72]),
      edge: stops(['#c9b8ff', 0.62], ['#a082ff', 0.16, 32]),
      cell: stops(['#7e54ff', 0.26], ['#7e54ff', 0.08, 45]),
    },
    translucent: { grid: [tint('#9678ff'), 0.07], scrim: [neutral('#06040c'), 0.8], ...shared },
    shadow: { frame: [neutral('#03010a'), 0.72], paper: [tint('#3a2676'), 0.28] },
    social: { line: [tint('#9678ff'), 0.17], logo: [tint('#3d2c78'), tint('#1d1638')] },
    icon: stops(['#2f2359', undefined, 0], ['#1b1533', undefined, 40], ['#120f1c', undefined, 100]),
  }
  const light: Effects = {
    gradient: {
      page: stops(
        ['#8056ff', 0.16, 0],
        ['#8056ff', 0.13, 18],
        ['#8056ff', 0.09, 38],
        ['#8056ff', 0.042, 58],
        ['#8056ff', 0.012, 76],
      ),
      banner: stops(['#7e54ff', 0.2], ['#7e54ff', 0.07, 40]),
      panel: stops(['#e4dbfc'], ['#efe9fd', undefined, 34], ['#f8f5fe', undefined, 72]),
      edge: stops(['#7747ff', 0.6], ['#a082ff', 0.3, 32]),
      cell: stops(['#7e54ff', 0.16], ['#7e54ff', 0.05, 45]),
    },
    translucent: { grid: [tint('#7747ff'), 0.09], scrim: [neutral('#1c162b'), 0.6], ...shared },
    shadow: { frame: [tint('#3a2676'), 0.24], paper: [tint('#3a2676'), 0.2] },
    social: { line: [tint('#7747ff'), 0.2], logo: [tint('#d3c4fb'), tint('#e9e1fd')] },
    icon: stops([white, undefined, 0], ['#f3effd', undefined, 40], ['#e4dbfb', undefined, 100]),
  }
  return { dark, light }
}
