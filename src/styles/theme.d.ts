import type { ThemeValues } from '../../plugins/theme'

declare global {
  /** From data/theme.json. plugins/theme inserts it, so that browsers do not compute colors. */
  const THEME: ThemeValues
}
