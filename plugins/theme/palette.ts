import type { Tones } from './tones'

/** The colors of a color scheme by role. */
export const roleNames = [
  /** The background of the page. */
  'background',
  /** The background of cards, fields and menus. */
  'surface',
  /** The background of surfaces on a surface, and of hovered buttons. */
  'surfaceRaised',
  /** The background of hovered and active surfaces. */
  'surfaceHover',
  /** Borders between sections and cells. */
  'line',
  /** Borders of cards, chips and secondary buttons. */
  'lineStrong',
  /** Borders of fields. */
  'field',
  /** The text of headings. */
  'text',
  /** The body text. */
  'textSoft',
  /** The text of numbers, comments, dates and placeholders. */
  'textFaint',
  /** Filled backgrounds, and pressed ones. */
  'primary',
  'primaryStrong',
  /** Text on the primary color. */
  'onPrimary',
  /** The mark and the caret in headlines. */
  'accent',
  /** Icons, focus rings, small headline marks. */
  'highlight',
  /** Links in text. */
  'link',
  'success',
  'warning',
  'danger',
  'dangerFill',
  /** The background of badges, and its text. */
  'badge',
  'onBadge',
  /** The background of drawn documents, and their text: the same in every color scheme. */
  'paper',
  'ink',
  'inkSoft',
] as const

export type ColorRole = (typeof roleNames)[number]

/** Colors by role, as "#rrggbb". */
export type Roles = Record<ColorRole, string>

/** A color with its opacity and its position in a gradient, in percent. */
export interface Stop {
  color: string
  opacity?: number
  at?: number
}

/** A color with an opacity from 0 to 1. */
export type Translucent = readonly [color: string, opacity: number]

/** All colors of one color scheme; derive-palette.ts derives them from a theme. */
export interface Palette {
  roles: Roles
  /**
   * The roles that differ in sections that stand out: light on a dark page, tinted on a light one.
   */
  section: Partial<Roles>
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

/** White, or the dark text color of documents if white has too little contrast. */
export type ReadableOn = (background: string) => string

/** Builds the colors of a color scheme from the tones of a theme. */
export type BuildPalette = (tones: Tones, readableOn: ReadableOn) => Palette
