import { captionHint, misreadLines, taskHint } from '../../../../plugins/content/text/misread-lines'

/** Lines that were meant to be something else, and what to write. */
test.each<[what: string, content: string, line: number, message: string, hint: string]>([
  ['an autocorrected table', '| a | b |\n| :— | —: |', 1, 'table', 'U+002D in place of U+2014'],
  ['a table of dashes', '| a | b |\n| — | — |\n| c | d |', 1, 'table', 'U+002D in place of U+2014'],
  ['a table of short dashes', 'a | b\n–– | ––', 1, 'table', 'U+002D in place of U+2013'],
  ['a table of one column', '| a |\n| — |', 1, 'table', 'U+002D in place of U+2014'],
  ['a wide colon', '| a | b |\n|：---|---：|', 1, 'table', 'U+003A in place of U+FF1A'],
  ['wide bars', '｜ 品目 ｜ 価格 ｜\n｜---｜---:｜', 1, 'table', 'U+007C in place of U+FF5C'],
  ['wide bars of headings', '｜ 品目 ｜\n| --- |', 1, 'table', 'U+007C in place of U+FF5C'],
  ['too few headings', '| a |\n|---|---|', 1, 'table', 'as many columns'],
  ['a heading without a space', '##A', 0, 'heading', 'a space after the "#"'],
  ['a heading with a wide space', '##\u3000見出し', 0, 'heading', 'U+0020 in place of U+3000'],
  ['a heading with a kept space', 'a\n##\u00a0Titel', 1, 'heading', 'U+0020 in place of U+00A0'],
  ['wide marks of a heading', '＃＃ 見出し', 0, 'heading', 'U+0023 in place of U+FF03'],
  ['a wide mark and a wide space', '＃\u3000見出し', 0, 'heading', 'U+0023 in place of U+FF03'],
  ['an item with a wide space', '-\u3000りんご', 0, 'item', 'U+0020 in place of U+3000'],
  ['a number with a wide space', '1.\u3000一', 0, 'item', 'U+0020 in place of U+3000'],
  ['an item with a kept space', '-\u00a0Apfel', 0, 'item', 'U+0020 in place of U+00A0'],
  ['an item of Word', '•\tPunkt', 0, 'item', '"- " in place of U+2022'],
  ['an item of Word in its own font', '\uf0b7 Punkt', 0, 'item', '"- " in place of U+F0B7'],
  ['a caption with a wide space', ':\u3000料金表', 0, 'caption', 'U+0020 in place of U+3000'],
  ['a wide quote', '＞ 引用', 0, 'quote', 'U+003E in place of U+FF1E'],
  ['a box', '::: warning\nA', 0, 'mark', 'bold'],
  ['numbers without spaces', '1.Eins\n2.Zwei', 0, 'list', '"1. "'],
  ['numbers with kept spaces', '1.\u00a0Eins\n2.\u00a0Zwei', 0, 'list', '"1. "'],
  ['numbers after a line', 'Zuerst:\n2. Zwei\n3. Drei', 1, 'list', '"1. "'],
  ['letters', 'a) x\nb) y', 0, 'list', '"1. "'],
  ['numbers in parentheses', '(1) x\n(2) y', 0, 'list', '"1. "'],
  ['wide numbers', '１．一\n２．二', 0, 'list', '"1. "'],
  ['circled numbers', '①一\n②二', 0, 'list', '"1. "'],
  ['Chinese numbers', '一、甲\n二、乙', 0, 'list', '"1. "'],
  ['dots of Japanese', '・りんご\n・みかん', 0, 'list', '"- "'],
  ['dashes', '– Eins\n– Zwei', 0, 'list', '"- "'],
])('finds %s', (_what, content, line, message, hint) => {
  expect(misreadLines(content)).toEqual([
    {
      line,
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    },
  ])
})

test.each([
  'A – B\n— and C',
  '1.\u00a0Januar 2026 begins the year',
  'In\n2026. A',
  '1.5 m\n2.5 m',
  '1.Eins\\\n2.Zwei',
  '1.Eins  \n2.Zwei',
  '1.Eins<br>\n2.Zwei',
  'e.g. this\nf. that',
  '・りんご',
  '＃タグ',
  'a | b',
  '#1 of 3',
  'J. Doe\nM. Poe',
  '`| — |`',
  '-5 °C',
])('leaves %j', (content) => {
  expect(misreadLines(content)).toEqual([])
})

test.each([
  ['：料金表', 'write ": " before it, with ":" (U+003A in place of U+FF1A)'],
  [':\u3000料金表', 'write ": " before it, with " " (U+0020 in place of U+3000)'],
  [':料金表', 'write ": " before it'],
  [': 料金表', undefined],
  ['料金表：', undefined],
  ['::: a', undefined],
])('the caption %s: %s', (content, hint) => {
  expect(captionHint(content)).toBe(hint)
})

test.each([
  ['[ ]Anlage A', 'write "[ ] " with a space'],
  ['[] Anlage B', 'write "[ ] " with a space'],
  ['[x]Logo', 'write "[x] " with a space'],
  ['[✓] A', 'write "[x] " with a space'],
  ['［ｘ］ A', 'write "[x] " with a space'],
  ['[ ]', 'write "[ ] " with a space'],
  ['[x](/a/) b', undefined],
  ['[  ] A', undefined],
  ['［　］ A', undefined],
  ['[name] A', undefined],
])('the task %s: %s', (content, hint) => {
  expect(taskHint(content)).toBe(hint)
})
