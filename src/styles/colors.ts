/** Raw colours; nothing but the roles below names them. */
const palette = {
  night: '#0b0911',
  night1: '#110e19',
  night2: '#171322',
  night3: '#201a2f',
  hairline: '#2a2439',
  hairline2: '#3a3252',
  hairline3: '#6c6284',
  snow: '#f5f3fa',
  mist: '#bdb6cd',
  haze: '#9a91af',
  violet: '#7747ff',
  violetHi: '#8a62ff',
  violetDeep: '#6a38f5',
  lilac: '#a48bff',
  lilacHi: '#cdbdff',
  mint: '#8fd6b4',
  amber: '#f0b98a',
  rose: '#f0a0ae',
  roseDeep: '#c2334d',
  yellow: '#f5d565',
  white: '#ffffff',
  black: '#000000',
  paper: '#faf8fd',
  ink: '#1c162b',
  ink2: '#574f6b',
  inkLine: '#cfc9dc',
} as const

/** What a colour is for, as a value; contrast on `ground` in brackets. Styles take `color` below. */
export const roles = {
  /** The page. */
  ground: palette.night,
  /** Cards, fields, menus. */
  surface: palette.night1,
  /** Hovered and active surfaces. */
  raised: palette.night2,
  raisedHi: palette.night3,
  /** Hairlines that carry the structure. */
  line: palette.hairline,
  /** Frames, chips, secondary buttons. */
  lineStrong: palette.hairline2,
  /** Borders of fields (3.5). */
  field: palette.hairline3,
  /** Headings (18). */
  text: palette.snow,
  /** Body (10.1). */
  textSoft: palette.mist,
  /** Numbers, comments, dates, placeholders (6.6). */
  textFaint: palette.haze,
  /** Fills; white on it 5.1. */
  primary: palette.violet,
  primaryStrong: palette.violetDeep,
  /** What stands on primary. */
  onPrimary: palette.white,
  /** Semicolon and caret in headlines (5.0). */
  accent: palette.violetHi,
  /** Icons, focus rings, small semicolons (7.3). */
  lit: palette.lilac,
  /** Links in text (11.6). */
  link: palette.lilacHi,
  success: palette.mint,
  warning: palette.amber,
  danger: palette.rose,
  dangerFill: palette.roseDeep,
  /** The ground of "coming soon" badges, with ink on it (11). */
  soon: palette.yellow,
  onSoon: palette.ink,
  paper: palette.paper,
  ink: palette.ink,
  /** Quieter words on paper. */
  inkSoft: palette.ink2,
} as const

export type ColorRole = keyof typeof roles

/** On paper the site is ink on white. */
const printRoles: Partial<Record<ColorRole, string>> = {
  ground: palette.white,
  surface: palette.white,
  raised: palette.white,
  raisedHi: palette.white,
  line: palette.inkLine,
  lineStrong: palette.inkLine,
  text: palette.black,
  textSoft: palette.ink,
  textFaint: palette.ink2,
  accent: palette.violetDeep,
  lit: palette.violetDeep,
  link: palette.ink,
  success: palette.ink,
  warning: palette.ink,
  danger: palette.ink,
}

const declare = (values: Partial<Record<ColorRole, string>>): string =>
  Object.entries(values)
    .map(([role, value]) => `--color-${role}: ${value};`)
    .join('')

/** The roles as custom properties, for the global style; on paper those of print. */
export const colorDeclarations = declare(roles)
export const printColorDeclarations = declare(printRoles)

/** Colours by role, as CSS values: `color.text`. */
export const color = Object.fromEntries(
  Object.keys(roles).map((role) => [role, `var(--color-${role})`]),
) as Record<ColorRole, string>

/** The browser's own bars take the ground's colour. */
export const themeColor = roles.ground

/** Marks are files of their own, which know no roles. */
export const markColor = roles.text

/** Light falls from the top left, and nowhere else. */
export const light = {
  key: `radial-gradient(86% 100% at 0 0, rgb(128 86 255 / 0.42) 0, rgb(116 76 240 / 0.265) 18%,
    rgb(102 68 212 / 0.15) 38%, rgb(90 62 188 / 0.066) 58%, rgb(84 58 176 / 0.02) 76%, transparent 92%)`,
  banner: `radial-gradient(80% 180% at 0 0, rgb(126 84 255 / 0.3), rgb(126 84 255 / 0.1) 40%, transparent 75%)`,
  stage: `linear-gradient(135deg, #2a1f4f, #1b1533 34%, #120f1c 72%)`,
  edge: `linear-gradient(135deg, rgb(201 184 255 / 0.62), rgb(160 130 255 / 0.16) 32%, transparent 60%)`,
  grid: `rgb(150 120 255 / 0.07)`,
  /** A cell that the light reaches. */
  cell: `radial-gradient(90% 70% at 0 0, rgb(126 84 255 / 0.26), rgb(126 84 255 / 0.08) 45%, transparent 80%)`,
  /** Words that a model has found, and those it warns of. */
  found: `rgb(119 71 255 / 0.28)`,
  risk: `rgb(194 51 77 / 0.24)`,
  ring: `rgb(126 84 255 / 0.4)`,
  highlight: `rgb(255 255 255 / 0.28)`,
  /** What lies behind a dialog. */
  scrim: `rgb(6 4 12 / 0.8)`,
  /** Rules on primary. */
  rule: `rgb(255 255 255 / 0.4)`,
} as const

/** The colours of small drawings on paper. */
export const artwork = {
  hull: '#2a2050',
  keel: '#e2617a',
  paint: '#fffefb',
  water: '#d9d2ee',
  wave: '#b9aee0',
  shade: 'rgb(28 22 43 / 0.14)',
  boxes: ['#7747ff', '#f0a35e', '#2f9e8f', '#e2617a', '#c3b8ea'],
} as const

/** What the scheduling badge looks like where nothing else is said: the service's own colours. */
export const schedulingBadge = { ground: '#00a2ff', text: '#ffffff' } as const
