import type { Placeholder } from '../../../src/content/placeholders/find-placeholders'
import type { PlaceholderKind } from '../../../src/content/placeholders/placeholder-kinds'
import { reportLines } from '../../../src/content/placeholders/report'

const placeholder = (file: string, line: number, rule: PlaceholderKind): Placeholder => ({
  ...{ file, line, column: 5, pointer: '/text', rule },
  message: `"Text ${line}" is unchanged from the shipped site`,
})

const texts = Array.from({ length: 50 }, (_, line) =>
  placeholder('data/home.json', line + 1, 'shipped-text'),
)
const pictures = ['cover', 'screen'].map((name) =>
  placeholder(`data/a/${name}.png`, 1, 'shipped-picture'),
)
const phone = placeholder('data/site.json', 7, 'phone')

test('counts many shipped texts by file, with an example, and lists everything else', () => {
  expect(reportLines([...texts, ...pictures, phone])).toEqual([
    expect.stringContaining('data/site.json:7:5  /text  phone'),
    '',
    'data/home.json  50 unchanged texts, for example line 1: "Text 1"',
    'data/a/  2 unchanged pictures, for example cover.png',
  ])
})

test('lists a few individually, and all with the option', () => {
  expect(reportLines(texts.slice(0, 5))).toHaveLength(5)
  expect(reportLines(texts, true)).toHaveLength(50)
})
