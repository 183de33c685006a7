import { validate } from '../../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'
import { set } from '../../../../fixtures/changes'

/** The rules that a badge with white text breaks, by its background color. */
const brokenBy = (color: string): string[] => {
  const site = fixtureSite()
  const badge = { enabled: true, text: 'Call us', color, textColor: 'ffffff' }
  set('scheduling.json', '/badge', badge)(site)
  return validate(sourceOf(site)).map(({ rule }) => rule)
}

test('requires a contrast of 4.5:1, as WCAG does for small text', () => {
  // 4.54:1 and 4.42:1.
  expect(brokenBy('767676')).toEqual([])
  expect(brokenBy('787878')).toEqual(['low-contrast'])
})
