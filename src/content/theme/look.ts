import type { Tones } from './tones'

/** The colors of an appearance by what they are for. */
export const roleNames = [
  /** The background of the page. */
  'background',
  /** Cards, fields, menus. */
  'surface',
  /** A surface on a surface, and hovered buttons. */
  'surfaceRaised',
  /** Hovered and active surfaces. */
  'surfaceHover',
  /** Borders between sections and cells. */
  'line',
  /** Borders of cards, chips and secondary buttons. */
  'lineStrong',
  /** Borders of fields. */
  'field',
  /** Headings. */
  'text',
  /** Body. */
  'textSoft',
  /** Numbers, comments, dates, placeholders. */
  'textFaint',
  /** Filled backgrounds, and pressed ones. */
  'primary',
  'primaryStrong',
  /** Text on primary. */
  'onPrimary',
  /** Ending and caret in headlines. */
  'accent',
  /** Icons, focus rings, small endings. */
  'highlight',
  /** Links in text. */
  'link',
  'success',
  'warning',
  'danger',
  'dangerFill',
  /** The background of badges and its text. */
  'badge',
  'onBadge',
  /** Drawn paper and what is written on it, the same in every appearance. */
  'paper',
  'ink',
  'inkSoft',
] as const

export type ColorRole = (typeof roleNames)[number]

/** Colors by role, as "#rrggbb". */
export type Roles = Record<ColorRole, string>

/** A color with its opacity and its place in a gradient, in percent. */
export interface Stop {
  color: string
  opacity?: number
  at?: number
}

/** A color with an opacity from 0 to 1. */
export type Translucent = readonly [color: string, opacity: number]

/** Every color of one appearance; derive-look.ts makes it from a theme. */
export interface Look {
  roles: Roles
  /** What is different in sections that stand out: light on a dark page, tinted on a light one. */
  section: Partial<Roles>
  gradient: Record<'page' | 'banner' | 'panel' | 'edge' | 'cell', Stop[]>
  translucent: {
    grid: Translucent
    /** Behind entities that a language model has found, and behind risks. */
    entity: Translucent
    risk: Translucent
    ring: Translucent
    /** The bright edge of filled buttons. */
    highlight: Translucent
    /** The backdrop of a dialog. */
    scrim: Translucent
    /** Lines on primary. */
    rule: Translucent
  }
  shadow: { frame: Translucent; paper: Translucent }
  /** Social pictures: their lines, and the gradient of the large logo before it is a surface. */
  social: { line: Translucent; logo: readonly [string, string] }
  /** The background of the site's icon, from the top left. */
  icon: Stop[]
}

/** White, or the dark of the paper where white is too faint. */
export type ReadableOn = (background: string) => string

/** Makes the colors of an appearance from the tones of a theme. */
export type BuildLook = (tones: Tones, readableOn: ReadableOn) => Look
