import { formatIssue, isError, validate } from '../../../src/content/validation/validate'
import { brokenSites } from '../../fixtures/broken'
import { drop, picture, remove, set } from '../../fixtures/changes'
import { fixtureSite, sourceOf, textOf } from '../../fixtures/content'

test('a valid site has no issues', () => {
  expect(validate(sourceOf(fixtureSite())).map(formatIssue)).toEqual([])
})

// The snapshots have every issue as editors see it: position, pointer, rule, message and hint.
test.each(Object.entries(brokenSites))('refuses %s', (_name, change) => {
  const site = fixtureSite()
  change(site)
  const issues = validate(sourceOf(site)).map(formatIssue)
  expect(issues).not.toEqual([])
  expect(issues).toMatchSnapshot()
})

test.each([
  ['a soft hyphen within a word', 'Ware\u00adhouse'],
  [
    'an emoji of several that are joined',
    'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} of apps',
  ],
  ['an emoji with a colour, joined', 'Astronaut \u{1f469}\u{1f3fd}\u200d\u{1f680}'],
  ['a Persian word with a non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a comparison', 'Under 5 < 7 & over 3 > 2; R&D * 2 * 3'],
])('accepts %s', (_what, text) => {
  const site = fixtureSite()
  set('services/web.json', '/problem/title', text)(site)
  expect(validate(sourceOf(site)).map(formatIssue)).toEqual([])
})

test('accepts a calendar of another service without the settings of Calendly', () => {
  const site = fixtureSite()
  set('scheduling.json', '/provider', 'cal')(site)
  for (const pointer of ['/pageSettings', '/badge', '/prefilled/estimate'])
    drop('scheduling.json', pointer)(site)
  expect(validate(sourceOf(site)).map(formatIssue)).toEqual([])
})

test.each(['power-bi', 'react'])('accepts the logo %s, own or from Simple Icons', (icon) => {
  const site = fixtureSite()
  set('site.json', '/socials/0/icon', icon)(site)
  set('technologies.json', '/technologies/0/icon', icon)(site)
  expect(validate(sourceOf(site)).map(formatIssue)).toEqual([])
})

test.each(['jpeg', 'webp', 'heif', 'gif', 'svg'])('refuses a PNG that is a %s', (format) => {
  const site = fixtureSite()
  const facts = { width: 3200, height: 2000, bytes: 400_000, format }
  picture('case-studies/alpha-ledger/cover.png', facts)(site)
  expect(validate(sourceOf(site)).map(formatIssue)).toEqual([
    expect.stringMatching(
      `/imgUrl  picture-format  is a picture of the format ${format.toUpperCase()}, but .+ {2}\\(change the extension`,
    ),
  ])
})

test('a warning is labelled and is not an error', () => {
  const site = fixtureSite()
  set('services/web.json', '/problem/title', '**Bold**')(site)
  const [issue] = validate(sourceOf(site))
  expect(issue && isError(issue)).toBe(false)
  expect(issue && formatIssue(issue)).toContain('/problem/title  warning  markup  ')
})

test('issues are sorted by file, line and column, whatever the order of the files', () => {
  const site = fixtureSite()
  set('services/web.json', '/order', -1)(site)
  set('services/web.json', '/icon', 'glob')(site)
  set('company.json', '/title', '')(site)
  const source = sourceOf(site)
  const expected = [
    'data/company.json:21:12  /title  empty-text  is empty',
    'data/services/web.json:3:12  /order  out-of-range  must be at least 0, but is -1',
    'data/services/web.json:5:11  /icon  unknown-icon  Lucide has no icon "glob"' +
      '  (did you mean "globe"?)',
  ]
  expect(validate(source).map(formatIssue)).toEqual(expected)
  expect(validate({ ...source, files: source.files.reverse() }).map(formatIssue)).toEqual(expected)
})

test('an issue of a whole file is at its beginning', () => {
  const site = fixtureSite()
  remove('home.json')(site)
  expect(validate(sourceOf(site)).map(formatIssue)).toEqual([
    'data/home.json:1:1  /  missing-file  the site needs this file',
  ])
})

test('Windows line ends make no difference', () => {
  const site = fixtureSite()
  set('home.json', '/approach/title', '')(site)
  const unix = validate(sourceOf(site))
  site.files['home.json'] = textOf(site.files['home.json']).replaceAll('\n', '\r\n')
  expect(validate(sourceOf(site))).toEqual(unix)
})
