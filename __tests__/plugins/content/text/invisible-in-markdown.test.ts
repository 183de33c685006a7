import { invisibleInMarkdown } from '../../../../plugins/content/text/invisible-in-markdown'

const read = (text: string, isBody = true) =>
  invisibleInMarkdown(text, { isRightToLeft: false, blocksOfCode: isBody ? [] : undefined })

/** The neighbors of a character are those on the page. */
test.each([
  ['a Persian ending after emphasis', 'ما **کتاب**\u200cها'],
  ['a Persian ending after a link', 'و [پروژه](/contact-us/)\u200cهای شما'],
  ['a Persian ending after a link by its name', 'و [پروژه][a]\u200cهای شما'],
  ['a Persian ending after a link with parentheses', 'و [پروژه](/a_(b)/)\u200cهای شما'],
  ['a Persian ending before emphasis', 'PDF\u200c*ها*'],
  ['a Persian word with emphasis', '*طراحی*\u200cشده'],
  ['a Persian ending after code', '`API`\u200cها'],
  ['a Persian ending after emphasis in a link', '[**کتاب**](/a/)\u200cها'],
  ['a Persian ending after an address', '<https://a.example>\u200cها'],
  ['a Persian ending after a quote in emphasis', '**«کتاب»**\u200cها'],
  ['a Bengali sign after emphasis', '**র**\u200d্যাব'],
  ['word spaces of Thai at links', '**ระบบ**\u200b[ติดต่อ](/contact-us/)\u200b**ไทย**'],
  ['an isolate around a link', 'שלום \u2068[abc](/a/)\u2069'],
  ['a caption', '![ماه](./a/b.png "ما **کتاب**\u200cها")'],
])('%s passes', (_what, text) => {
  expect(read(text)).toEqual([])
  expect(read(text, false)).toEqual([])
})

test.each([
  ['a joiner between marks of Latin', '**Auf**\u200clage', 7],
  ['a joiner after a link in Latin', '[a](/b/)\u200cc', 8],
  ['a word space between marks', '日**\u200b**本', 3],
  ['a character in code', '`a\u200bb`', 2],
  ['a character in an address', '[a](/b\u200b/)', 6],
  ['a character in a name', '[a][b\u200b]', 5],
  ['a character after a backslash', 'a\\*\u200bb', 3],
])('%s is found', (_what, text, index) => {
  expect(read(text)).toMatchObject([{ index }])
  expect(read(text, false)).toMatchObject([{ index }])
})

test.each([
  ['a name in a word', 'ما **کتاب**&zwnj;ها', []],
  ['a name after a closing quote', '&laquo;کتاب&raquo;&zwnj;ها', []],
  ['one isolate of two that stays open', 'رقم &#x2066;a\n\nرقم &#x2067;b&#x2069;', ['&#x2066;']],
  ['isolates', 'رقم &#x2066;+880 1000&#x2069;', []],
  ['one isolate of each kind', 'رقم &#x2066;+880 1000\u2069', []],
  ['in code', '`&#8203;` and ``&#8203;`&#8203;``', []],
  ['after a backslash', '\\&#8203;', []],
  ['visible ones', '&nbsp;&amp;&uuml;&unknown;', []],
  ['a number', 'Off&#8203;line', ['&#8203;']],
  ['a name in capitals', 'Off&ZeroWidthSpace;line&NoBreak;', ['&ZeroWidthSpace;', '&NoBreak;']],
  ['in addresses', '[a](/b/&#8203;)\n\n[c]: /d/&zwnj;', ['&#8203;', '&zwnj;']],
  ['in a caption', '![A](./a/b.png "Cap&zwj;tion")', ['&zwj;']],
  ['an isolate that stays open', 'رقم &#x2066;+880', ['&#x2066;']],
])('references: %s', (_what, text, references) => {
  expect(read(text).map(({ reference }) => reference)).toEqual(references)
})

test('blocks of code have their characters', () => {
  const [before, code] = ['a&zwj;b\n\n', '    &zwj;\u200b\n']
  const block = { start: before.length, end: before.length + code.length }
  const problems = invisibleInMarkdown(`${before}${code}\n&shy;`, {
    isRightToLeft: false,
    blocksOfCode: [block],
  })
  expect(problems.map(({ index }) => index)).toEqual([
    1,
    block.start + code.indexOf('\u200b'),
    block.end + 1,
  ])
})
