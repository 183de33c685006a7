import type { ThemeValues } from '../../plugins/content'

declare global {
  /** From data/theme.json. plugins/content inserts it, so that browsers do not compute colors. */
  const THEME: ThemeValues
}
