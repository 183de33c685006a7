import {
  type Placeholder,
  placeholderKinds,
  type PlaceholderKind,
} from '../../../../../plugins/content/commands/placeholders/placeholder-kinds'
import { reportLines } from '../../../../../plugins/content/commands/placeholders/report'

const placeholder = (file: string, line: number, rule: PlaceholderKind): Placeholder => ({
  ...{ file, line, column: 5, pointer: '/text', rule, message: 'is unchanged from the sample' },
  hint: placeholderKinds[rule],
})

test('lists a file once, with each kind, its lines and what to do', () => {
  const found = [
    placeholder('data/site.json', 7, 'phone'),
    placeholder('data/site.json', 9, 'email'),
    placeholder('data/site.json', 12, 'phone'),
  ]
  expect(reportLines(found)).toEqual([
    'data/site.json  phone (lines 7, 12): write your own number; email (line 9): write your own address',
  ])
})

test('says of an unchanged file only that', () => {
  const found = (['brand', 'shipped-file'] as const).map((rule) =>
    placeholder('data/home.json', 1, rule),
  )
  expect(reportLines(found)).toEqual([
    'data/home.json  is unchanged from the sample: use your own, or delete it',
  ])
})
