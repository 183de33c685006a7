import { defaultTheme } from '../../plugins/theme/theme'
import { themeValues } from '../../plugins/theme/theme-values'

/** Prepares a run: its time zone, styles, and the colors, which take longer than most tests of a file. */
export default function prepare(): void {
  // With daylight saving time, so that tests cover days of 23 hours.
  process.env.TZ = 'Europe/Berlin'
  // styled-components inserts single rules, where jsdom would parse all of them for each.
  process.env.SC_DISABLE_SPEEDY = 'false'
  const theme = themeValues({ ...defaultTheme, headlineMark: ';' }, { ratio: 20 / 54 })
  process.env.THEME = JSON.stringify(theme)
}
