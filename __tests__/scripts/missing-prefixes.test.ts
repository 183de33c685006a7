import { missingPrefixes } from '../../scripts/missing-prefixes.mjs'

const prefixesIn = (css: string): string[] =>
  missingPrefixes(css).flatMap(({ prefixes }) => prefixes)

// In place of those of package.json.
beforeAll(() => {
  process.env.BROWSERSLIST = 'chrome 111, firefox 121, safari 16.4'
})
afterAll(() => {
  delete process.env.BROWSERSLIST
})

test.each([
  ['backdrop-filter: blur(1px);', ['-webkit-backdrop-filter: blur(1px)']],
  ['a { color: red; hyphens: auto }', ['-webkit-hyphens: auto']],
  ['code-0\n  mask-image: code-1;\n  code-2', ['-webkit-mask-image: code-1']],
  ['text-decoration: underline dotted;', ['-webkit-text-decoration: underline dotted']],
  ['width: stretch;', ['width: -moz-available', 'width: -webkit-fill-available']],
  [
    'mask:\n  linear-gradient(#000 0 0) content-box exclude,\n  linear-gradient(#000 0 0);',
    [
      '-webkit-mask: linear-gradient(#000 0 0) content-box, linear-gradient(#000 0 0)',
      '-webkit-mask-composite: xor',
    ],
  ],
  ['@media print { a { print-color-adjust: exact; } }', ['-webkit-print-color-adjust: exact']],
  [
    '-webkit-user-select: none; a { user-select: none; } -webkit-user-select: none;',
    ['-webkit-user-select: none'],
  ],
  ["content: ';'; user-select: none;", ['-webkit-user-select: none']],
])('%j lacks %j', (css, prefixes) => {
  expect(prefixesIn(css)).toEqual(prefixes)
})

test.each([
  '-webkit-user-select: none;\n  user-select: none;',
  'a { -webkit-hyphens: auto; color: red; hyphens: auto; }',
  'appearance: none; position: sticky; clip-path: inset(50%);',
  '/* hyphens: auto; */ --hyphens: auto; color: red;',
  'Lower-case letters, digits and hyphens: these are part of an address.',
  'a:hover { color: red; }',
])('%j lacks none', (css) => {
  expect(prefixesIn(css)).toEqual([])
})
