/** The raw colors; used only by the roles below. */
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
  ink3: '#655d79',
  inkLine: '#cfc9dc',
  paper2: '#f2eff8',
  paper3: '#e9e4f3',
  paperLine: '#e2dcee',
  field2: '#8a819f',
  violetInk: '#5b2be0',
  green: '#0f5a3e',
  brown: '#714300',
  red: '#961a34',
} as const

/** The colors by role, with their contrast on `background` in parentheses. Styles use `color` below. */
export const roles = {
  /** The background of the page. */
  background: palette.night,
  /** Cards, fields, menus. */
  surface: palette.night1,
  /** A surface on a surface, and hovered buttons. */
  surfaceRaised: palette.night2,
  /** Hovered and active surfaces. */
  surfaceHover: palette.night3,
  /** Borders between sections and cells. */
  line: palette.hairline,
  /** Borders of cards, chips and secondary buttons. */
  lineStrong: palette.hairline2,
  /** Borders of fields (3.5). */
  field: palette.hairline3,
  /** Headings (18). */
  text: palette.snow,
  /** Body (10.1). */
  textSoft: palette.mist,
  /** Numbers, comments, dates, placeholders (6.6). */
  textFaint: palette.haze,
  /** Filled backgrounds; white on it has 5.1. */
  primary: palette.violet,
  primaryStrong: palette.violetDeep,
  /** Text on primary. */
  onPrimary: palette.white,
  /** Semicolon and caret in headlines (5.0). */
  accent: palette.violetHi,
  /** Icons, focus rings, small semicolons (7.3). */
  highlight: palette.lilac,
  /** Links in text (11.6). */
  link: palette.lilacHi,
  success: palette.mint,
  warning: palette.amber,
  danger: palette.rose,
  dangerFill: palette.roseDeep,
  /** The background of badges; its text has 11. */
  badge: palette.yellow,
  onBadge: palette.ink,
  paper: palette.paper,
  ink: palette.ink,
  /** Secondary text on paper. */
  inkSoft: palette.ink2,
} as const

export type ColorRole = keyof typeof roles

/** The roles in print: dark on white. */
const printRoles: Partial<Record<ColorRole, string>> = {
  background: palette.white,
  surface: palette.white,
  surfaceRaised: palette.white,
  surfaceHover: palette.white,
  line: palette.inkLine,
  lineStrong: palette.inkLine,
  text: palette.black,
  textSoft: palette.ink,
  textFaint: palette.ink2,
  accent: palette.violetDeep,
  highlight: palette.violetDeep,
  link: palette.ink,
  success: palette.ink,
  warning: palette.ink,
  danger: palette.ink,
}

/** The roles on paper: dark on light. */
const paperRoles: Partial<Record<ColorRole, string>> = {
  background: palette.paper,
  surface: palette.white,
  surfaceRaised: palette.paper2,
  surfaceHover: palette.paper3,
  line: palette.paperLine,
  lineStrong: palette.inkLine,
  field: palette.field2,
  text: palette.ink,
  textSoft: palette.ink2,
  textFaint: palette.ink3,
  accent: palette.violetDeep,
  highlight: palette.violetDeep,
  link: palette.violetInk,
  success: palette.green,
  warning: palette.brown,
  danger: palette.red,
}

const roleNames = Object.keys(roles)

/** The custom property of a role; in production a number, which compresses better. */
const property = (role: string): string =>
  process.env.NODE_ENV === 'production' ? `--${roleNames.indexOf(role)}` : `--color-${role}`

const declare = (values: Partial<Record<ColorRole, string>>): string =>
  Object.entries(values)
    .map(([role, value]) => `${property(role)}: ${value};`)
    .join('')

/** The roles as custom properties, for the global style. */
export const colorDeclarations = declare(roles)
export const printColorDeclarations = declare(printRoles)
export const paperColorDeclarations = declare(paperRoles)

/** The colors by role, as CSS values: `color.text`. */
export const color = Object.fromEntries(
  roleNames.map((role) => [role, `var(${property(role)})`]),
) as Record<ColorRole, string>

/** A declaration that gives a role another color in an element. */
export const setColor = (role: ColorRole, value: string): string => `${property(role)}: ${value};`

/** A transparent fill of a color that custom properties may change. */
export const tint = (value: string, percent: number): string =>
  `color-mix(in srgb, ${value} ${percent}%, transparent)`

/** The color of the browser's toolbar. */
export const themeColor = roles.background

/** The color of logos, whose files cannot use custom properties. */
export const logoColor = roles.text

/** Light always comes from the top left; in a window that is wider than the page, of the page. */
export const gradient = {
  page: `radial-gradient(86% 100% at max(0px, 50% - 45rem) 0, rgb(128 86 255 / 0.42) 0, rgb(116 76 240 / 0.265) 18%,
    rgb(102 68 212 / 0.15) 38%, rgb(90 62 188 / 0.066) 58%, rgb(84 58 176 / 0.02) 76%, transparent 92%)`,
  banner: `radial-gradient(80% 180% at 0 0, rgb(126 84 255 / 0.3), rgb(126 84 255 / 0.1) 40%, transparent 75%)`,
  panel: `linear-gradient(135deg, #2a1f4f, #1b1533 34%, #120f1c 72%)`,
  /** A bright border. */
  edge: `linear-gradient(135deg, rgb(201 184 255 / 0.62), rgb(160 130 255 / 0.16) 32%, transparent 60%)`,
  /** The background of a highlighted cell. */
  cell: `radial-gradient(90% 70% at 0 0, rgb(126 84 255 / 0.26), rgb(126 84 255 / 0.08) 45%, transparent 80%)`,
} as const

export const translucent = {
  grid: `rgb(150 120 255 / 0.07)`,
  /** Behind entities that a language model has found, and behind risks. */
  entity: `rgb(119 71 255 / 0.28)`,
  risk: `rgb(194 51 77 / 0.24)`,
  ring: `rgb(126 84 255 / 0.4)`,
  highlight: `rgb(255 255 255 / 0.28)`,
  /** The backdrop of a dialog. */
  scrim: `rgb(6 4 12 / 0.8)`,
  /** Lines on primary. */
  rule: `rgb(255 255 255 / 0.4)`,
} as const

/** The colors of illustrations on paper. */
export const artwork = {
  hull: '#2a2050',
  keel: '#e2617a',
  paint: '#9c8bdc',
  water: '#d9d2ee',
  wave: '#b9aee0',
  shade: 'rgb(28 22 43 / 0.14)',
  boxes: ['#7747ff', '#f0a35e', '#2f9e8f', '#e2617a', '#c3b8ea'],
} as const
