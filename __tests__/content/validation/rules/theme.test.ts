import { formatIssue, validate } from '../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { set } from '../../../fixtures/changes'

/** The issues of the small site with these colors. */
function issuesWith(colorScheme: string, colors: Record<string, string>): string[] {
  const site = fixtureSite()
  set('theme.json', '/colorScheme', colorScheme)(site)
  set('theme.json', '/colors', colors)(site)
  return validate(sourceOf(site)).map(formatIssue)
}

test('reports an illegible brand color with the pair, its contrast and the nearest legible color', () => {
  expect(issuesWith('light', { brand: '#facc15' })).toEqual([
    expect.stringMatching(
      /^data\/theme\.json:5:\d+ {2}\/colors\/brand {2}low-contrast {2}gives filled buttons \(#facc15\) a contrast of 1\.\d+:1 on .+ which needs 3:1 {2}\(the nearest that can is "#[0-9a-f]{6}"\)$/,
    ),
  ])
})

test('with "auto" checks both color schemes, and names the one that fails', () => {
  expect(issuesWith('auto', { brand: '#facc15' })).toEqual([
    expect.stringMatching(
      /\/colors\/brand {2}low-contrast {2}in the light color scheme gives filled buttons .+ \(the nearest that can is "#[0-9a-f]{6}"\)$/,
    ),
  ])
  expect(issuesWith('auto', { brand: '#10164a' })).toEqual([
    expect.stringContaining('in the dark color scheme gives filled buttons'),
  ])
  expect(issuesWith('auto', { brand: '#7747ff' })).toEqual([])
})

test('reports the background if its contrast is too low', () => {
  const [issue, ...others] = issuesWith('dark', { brand: '#ffffff', background: '#8a8a8a' })
  expect(issue).toMatch(/\/colors\/background {2}low-contrast .+choose a darker background/)
  expect(others).toEqual([])
})

test('reports a logo that is not in static/', () => {
  const site = fixtureSite()
  set('theme.json', '/logo', '/brand/marc.svg')(site)
  const issues = validate(sourceOf(site)).map(formatIssue)
  expect(issues).toEqual([expect.stringContaining('did you mean "/brand/mark.svg"?')])
})
