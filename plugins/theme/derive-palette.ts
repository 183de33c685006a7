import { contrastOf, contrastPairs, fitContrast } from './contrast'
import {
  black,
  type ColorRole,
  columnOf,
  designEffects,
  designRoles,
  type Effects,
  type Roles,
  rolesOf,
  white,
} from './design'
import { blend } from './oklch'
import type { SingleTheme } from './theme'
import { createTones } from './tones'

/** All colors of one color scheme of a theme. */
export interface Palette extends Effects {
  roles: Roles
  /**
   * The roles that differ in sections that stand out: light on a dark page, tinted on a light one.
   */
  section: Partial<Roles>
  /** The roles that differ in print: dark text on white. */
  print: Partial<Roles>
}

/** Roles whose tone can be adjusted until they are legible. */
const adjustable = new Set<ColorRole>([
  'field',
  'text',
  'textSoft',
  'textFaint',
  'accent',
  'highlight',
  'link',
  'success',
  'warning',
  'danger',
])

/** The text roles in a row of a drawing that a callout points to. */
const onMark = new Set<ColorRole>(['text', 'textSoft', 'link'])
/** The opacity of the background of such a row: [data-marked] in src/styles/drawings.ts. */
const markOpacity = 0.14

/**
 * Makes text, icons and fields lighter (1) or darker (-1) until they reach their contrast, if they
 * can.
 * @param more other backgrounds of text
 * @param marks other backgrounds of text in rows that a callout points to
 */
function fitRoles(
  roles: Roles,
  direction: 1 | -1,
  more: readonly string[] = [],
  marks: readonly string[] = [],
): Roles {
  const fitted = { ...roles }
  for (const { front, backs, ratio } of contrastPairs) {
    if (!adjustable.has(front)) continue
    const fronts = [...more, ...(onMark.has(front) ? marks : [])]
    const behind = [...backs.map((back) => fitted[back]), ...(ratio >= 4.5 ? fronts : [])]
    fitted[front] = fitContrast(fitted[front], behind, ratio, direction)
  }
  return fitted
}

/**
 * Sections that stand out are light in every color scheme; a brand color that is too light for them
 * becomes darker.
 */
function fitSection(roles: Roles, section: Partial<Roles>, readableOn: (back: string) => string) {
  const full = { ...roles, ...section }
  const backs = [full.background, full.surface]
  const primary = fitContrast(full.primary, backs, 3, -1)
  const moved =
    primary === full.primary
      ? {}
      : { primary, primaryStrong: primary, onPrimary: readableOn(primary) }
  const fitted = fitRoles({ ...full, ...moved }, -1)
  const changed = (Object.keys(roles) as ColorRole[]).filter(
    (role) => role in section || fitted[role] !== roles[role],
  )
  return Object.fromEntries(changed.map((role) => [role, fitted[role]])) as Partial<Roles>
}

/** Derives all colors of one color scheme of a theme. */
export function derivePalette(theme: SingleTheme): Palette {
  const tones = createTones(theme)
  const { colorScheme } = theme
  const ink = tones.neutral('#1c162b')
  const readableOn = (background: string): string =>
    [white, ink].find((text) => contrastOf(text, background) >= 4.5) ?? black
  const table = designRoles(tones, readableOn)
  const effects = designEffects(tones, readableOn)[colorScheme]
  const drawn = rolesOf(table, colorScheme)
  // The strongest parts of gradients under text; the corner of the page has no text.
  const { page, banner, panel } = effects.gradient
  const inLight = [page[1], banner[0], panel[0]].flatMap((stop) =>
    stop ? [blend(stop.color, stop.opacity ?? 1, drawn.background)] : [],
  )
  const direction = colorScheme === 'light' ? -1 : 1
  const { onPrimary } = drawn
  const primaryStrong = fitContrast(
    drawn.primaryStrong,
    [onPrimary],
    4.5,
    onPrimary === white ? -1 : 1,
  )
  const readable = fitRoles({ ...drawn, primaryStrong }, direction, inLight)
  const marks = panel.map((stop) => blend(readable.highlight, markOpacity, stop.color))
  const roles = fitRoles(readable, direction, inLight, marks)
  const section =
    colorScheme === 'light'
      ? columnOf(table, 'tinted')
      : columnOf(designRoles(tones.onPaper, readableOn), 'light')
  return {
    ...effects,
    roles,
    section: fitSection(roles, section, readableOn),
    print: columnOf(table, 'print'),
  }
}
