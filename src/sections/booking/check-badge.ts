import { type Issue, issueAt, type ParsedFile, textAt } from '../../../plugins/content'
import { contrastOf } from '../../../plugins/theme/node'
import { badgeColors } from './badge-colors'

const minRatio = 4.5

/** Checks that the text on the scheduling badge is legible. */
export function checkBadge(file: ParsedFile): Issue[] {
  if (file.collection.type !== 'Scheduling') return []
  const given = { color: textAt(file, '/badge/color'), textColor: textAt(file, '/badge/textColor') }
  if (!given.color && !given.textColor) return []
  const pointer = given.textColor ? '/badge/textColor' : '/badge/color'
  const { color = badgeColors.color, textColor = badgeColors.textColor } = given
  const ratio = contrastOf(`#${textColor}`, `#${color}`)
  if (ratio >= minRatio) return []
  const other = given.textColor ? 'color' : 'textColor'
  const message = `has a contrast of ${ratio.toFixed(1)}:1 to "${other}"`
  return [issueAt(file, pointer, 'low-contrast', message, `choose one of at least ${minRatio}:1`)]
}
