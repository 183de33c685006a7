import { defaultTheme } from '../../src/content/theme/theme'
import { themeValues } from '../../src/styles/theme-values'

// A build inserts the values of data/theme.json there.
Object.assign(globalThis, {
  THEME: themeValues({ ...defaultTheme, headlineMark: ';' }, { ratio: 20 / 54 }),
})
