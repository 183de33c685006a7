import { canonicalPath, canonicalRulePath, decodePath } from '../../../scripts/preview/paths'

test.each([
  ['/', ['']],
  ['/a/b', ['a', 'b']],
  ['/a%20b/', ['a b', '']],
  ['/caf%C3%A9', ['café']],
])('decodes %s', (path, parts) => {
  expect(decodePath(path)).toEqual(parts)
})

test.each([
  '/../secret',
  '/a/../../secret',
  '/%2e%2e/secret',
  '/a%2F..%2Fb',
  '/a\\..\\b',
  '/a%5Cb',
  '/a%00b',
  '/%E0%A4%A',
  '//elsewhere.example/a',
  'http://elsewhere.example/',
  '*',
])('refuses %s', (path) => {
  expect(decodePath(path)).toBeUndefined()
})

test('one spelling for every encoding of a path', () => {
  const spellings = ['/Menus%20%26%20Orders', '/Menus%20&%20Orders', '/%4Denus & Orders']
  expect(new Set(spellings.map(canonicalPath))).toEqual(new Set(['/Menus%20%26%20Orders']))
  expect(canonicalPath('/%E0%A4%A/a b')).toBe('/%E0%A4%A/a%20b')
})

test("a rule's placeholders keep their meaning", () => {
  expect(canonicalRulePath('/blog/:year/a&b/*')).toBe('/blog/:year/a%26b/*')
})
