import { lowestContrast } from '../../../plugins/theme/check-theme'
import { themes } from '../../fixtures/themes'

test.each(Object.entries(themes))('every contrast of the theme "%s" is high enough', (_, theme) => {
  expect(lowestContrast(theme)).toBeUndefined()
})
