import { defaultTheme } from '../../plugins/content/colors/theme'
import { themeValues } from '../../plugins/content/colors/theme-values'

// A build inserts the values of data/theme.json there.
Object.assign(globalThis, {
  THEME: themeValues({ ...defaultTheme, headlineMark: ';' }, { ratio: 20 / 54 }),
})
