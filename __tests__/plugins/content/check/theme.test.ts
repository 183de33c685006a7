import { all, set, type Change } from '../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../fixtures/issues'

const theme = (colorScheme: string, colors: Record<string, string>): Change =>
  all(set('theme.json', '/colorScheme', colorScheme), set('theme.json', '/colors', colors))
const nearest = String.raw`gives filled buttons .+needs 3:1 .+nearest that can is "#[0-9a-f]{6}"`

testMistakes([
  [
    'a brand color without contrast, with the nearest that has it',
    theme('light', { brand: '#facc15' }),
    'low-contrast /colors/brand',
    new RegExp(nearest),
  ],
  [
    'a color without contrast in the light color scheme alone',
    theme('auto', { brand: '#facc15' }),
    'low-contrast /colors/brand',
    new RegExp(`in the light color scheme ${nearest}`),
  ],
  [
    'a color without contrast in the dark color scheme alone',
    theme('auto', { brand: '#10164a' }),
    'low-contrast /colors/brand',
    /in the dark color scheme gives filled buttons/,
  ],
  [
    'a background without contrast',
    theme('dark', { brand: '#ffffff', background: '#8a8a8a' }),
    'low-contrast /colors/background',
    /choose a darker background/,
  ],
])

testAccepted([['a color with contrast in both color schemes', theme('auto', { brand: '#7747ff' })]])
