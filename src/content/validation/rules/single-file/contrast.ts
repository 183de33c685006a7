import type { Issue } from '../../issue'
import { badgeColors } from '../../../theme/badge'
import { contrastRatio, type Rgb } from '../../../theme/contrast'
import { issueAt, textAt, type JsonFile } from '../../json/json-file'

const minRatio = 4.5

/** The color of six hex digits; undefined for anything else. */
const rgbOf = (color: string | undefined): Rgb | undefined =>
  color && /^[0-9a-f]{6}$/i.test(color)
    ? [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16))
    : undefined

/** Checks that the text on the scheduling badge is legible. */
export function checkContrast(file: JsonFile): Issue[] {
  if (file.kind.type !== 'Scheduling') return []
  const given = { color: textAt(file, '/badge/color'), textColor: textAt(file, '/badge/textColor') }
  if (!given.color && !given.textColor) return []
  const pointer = given.textColor ? '/badge/textColor' : '/badge/color'
  const foreground = rgbOf(given.textColor ?? badgeColors.textColor)
  const background = rgbOf(given.color ?? badgeColors.color)
  if (!foreground || !background) return []
  const ratio = contrastRatio(foreground, background)
  if (ratio >= minRatio) return []
  const other = given.textColor ? 'color' : 'textColor'
  const message = `has a contrast of ${ratio.toFixed(1)}:1 to "${other}"`
  return [issueAt(file, pointer, 'low-contrast', message, `choose one of at least ${minRatio}:1`)]
}
