import { defaultTheme } from '../../plugins/theme/theme'
import { themeValues } from '../../plugins/theme/theme-values'

// A build inserts the values of data/theme.json there.
Object.assign(globalThis, {
  THEME: themeValues({ ...defaultTheme, headlineMark: ';' }, { ratio: 20 / 54 }),
})
