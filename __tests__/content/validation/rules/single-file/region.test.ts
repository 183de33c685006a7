import { validate } from '../../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'
import { set } from '../../../../fixtures/changes'

const issuesFor = (key: string, value: string): string[] => {
  const site = fixtureSite()
  set('site.json', `/${key}`, value)(site)
  return validate(sourceOf(site))
    .filter(({ file }) => file === 'data/site.json')
    .map(({ pointer, rule, message }) => [pointer, rule, message].join('  '))
}

test.each([
  ['language', 'nb'],
  ['language', 'zh-Hant'],
  ['locale', 'de-AT'],
  ['timeZone', 'America/Argentina/Buenos_Aires'],
  ['timeZone', 'UTC'],
])('accepts the %s "%s"', (key, value) => {
  expect(issuesFor(key, value)).toEqual([])
})

test.each([
  ['language', 'xx', 'is not a language'],
  ['locale', 'xx-NO', 'is not a language and a country'],
  ['locale', 'nb-XQ', 'is not a language and a country'],
  ['timeZone', 'Europe/Bergen', 'is not a time zone'],
])('refuses the %s "%s"', (key, value, message) => {
  expect(issuesFor(key, value)).toEqual([`/${key}  unknown-region  "${value}" ${message}`])
})
