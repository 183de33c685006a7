import 'styled-components'
import type { ThemeValues } from '../../plugins/theme'

declare global {
  /** From data/theme.json. plugins/theme inserts it, so that browsers do not compute colors. */
  const THEME: ThemeValues
}

declare module 'styled-components' {
  interface DefaultTheme {
    /** The tag of the page's language. */
    language?: string
  }
}
