import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseFiles } from '../../../plugins/content/files/parse'
import { checkTheme } from '../../../plugins/theme/check-theme'
import { site } from '../../../src/site'
import { all, type Change, set } from '../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../fixtures/issues'
import { makeFolder, packagesFolder } from '../../support/folder'

const colors = (colorScheme: string, colors: Record<string, string>): Change =>
  all(set('theme.json', '/colorScheme', colorScheme), set('theme.json', '/colors', colors))
const nearest = String.raw`gives filled buttons .+needs 3:1 .+nearest that can is "#[0-9a-f]{6}"`

testMistakes([
  [
    'a brand color without contrast, with the nearest that has it',
    colors('light', { brand: '#facc15' }),
    'low-contrast /colors/brand',
    new RegExp(nearest),
  ],
])

testWrongValues('theme.json', [
  ['/headingTypeface', '@fontsource-variable/none', 'unknown-name', /npm install/],
  ['/typefaces', { bn: '@fontsource-variable/none' }, 'unknown-name /typefaces/bn', /npm install/],
  [
    '/typefaces',
    { Bangla: '@fontsource-variable/figtree' },
    'unknown-key /typefaces/Bangla',
    /Bangla/,
  ],
])
testRightValues('theme.json', [
  ['/headingTypeface', '@fontsource-variable/figtree'],
  ['/typefaces', { bn: '@fontsource-variable/noto-sans-bengali' }],
])

test('finds a typeface in a folder above, where a workspace has it', () => {
  const text = JSON.stringify({ typeface: '@fontsource-variable/figtree' })
  const { files } = parseFiles(site.collections, [{ path: 'theme.json', text }])
  const root = makeFolder({ 'site/package.json': '{}' })
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(join(root, 'site'))
  expect(files.flatMap(checkTheme)).toMatchObject([{ rule: 'unknown-name' }])
  symlinkSync(packagesFolder, join(root, 'node_modules'))
  expect(files.flatMap(checkTheme)).toEqual([])
  cwd.mockRestore()
})
