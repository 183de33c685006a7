import { contrastOf, contrastPairs } from './contrast'
import { derivePalette } from './derive-palette'
import type { ColorRole } from './design'
import { toHex, toOklch } from './oklch'
import { singleThemesOf, type ColorScheme, type Theme, type SingleTheme } from './theme'

type Colors = Pick<Theme, 'colorScheme' | 'colors'>

/** Two colors of a theme with too little contrast. */
export interface LowContrast {
  /** The color scheme that has them. */
  colorScheme: ColorScheme
  front: ColorRole
  back: ColorRole
  /** "#rrggbb" */
  colors: [front: string, back: string]
  /** The actual contrast ratio, and the required one. */
  ratio: number
  needed: number
}

/**
 * The pair that misses its required contrast by most, on the page or in a section; undefined if
 * there is none.
 */
export const lowestContrast = (theme: Colors): LowContrast | undefined =>
  singleThemesOf(theme).flatMap(lowContrasts).sort(byDistance)[0]

const byDistance = (one: LowContrast, other: LowContrast): number =>
  one.ratio / one.needed - other.ratio / other.needed

function lowContrasts(theme: SingleTheme): LowContrast[] {
  const { colorScheme } = theme
  const { roles, section } = derivePalette(theme)
  const found = [roles, { ...roles, ...section }].flatMap((all) =>
    contrastPairs.flatMap(({ front, backs, ratio: needed }) =>
      backs.map((back): LowContrast => {
        const colors: LowContrast['colors'] = [all[front], all[back]]
        return { colorScheme, front, back, colors, ratio: contrastOf(...colors), needed }
      }),
    ),
  )
  return found.filter(({ ratio, needed }) => ratio < needed)
}

const isReadable = (theme: SingleTheme): boolean => lowContrasts(theme).length === 0

const step = 0.01

/**
 * The brand color of the same hue with the nearest lightness that reaches all contrasts; undefined
 * if there is none.
 */
export function nearestBrand({ colorScheme, colors }: Colors): string | undefined {
  const color = toOklch(colors.brand)
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [color.lightness + distance, color.lightness - distance]) {
      if (lightness < 0 || lightness > 1) continue
      const brand = toHex({ ...color, lightness })
      if (singleThemesOf({ colorScheme, colors: { ...colors, brand } }).every(isReadable))
        return brand
    }
  }
  return undefined
}
