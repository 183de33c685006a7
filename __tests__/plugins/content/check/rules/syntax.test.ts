import { all, replaceText, write } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'

const study = 'case-studies/alpha-ledger.json'

/** JSON: of a file that cannot be read, neither links nor pictures are reported. */
testMistakes([
  ['an empty file', write('services.json', ' '), 'syntax', /is empty/],
  ['a missing value', write(study, '{ "title": "A", "imgUrl": }'), 'syntax', /:1:27 .*a value/],
  ['a merge conflict', replaceText(study, '"title"', '<<<<<<< HEAD\n"title"'), 'syntax', /keep/],
  ['a comment', replaceText(study, '"title"', '/* new */ "title"'), 'syntax', /comments/],
  ['curly quotes', write(study, '{ "title": “Alpha” }'), 'syntax', /curly quotes/],
  ['a comma at the end', write(study, '{ "title": "A", }'), 'syntax', /a comma after/],
  ['a quote within a text', write(study, '{ "title": "A "B" C" }'), 'syntax', /written \\"/],
  ['a key without quotes', write(study, '{ title: "A" }'), 'syntax', /double quotes/],
  ['a missing comma', write(study, '{ "order": [1, 2 3] }'), 'syntax', /:1:18 .*a comma/],
  ['a date without quotes', write(study, '{ "a": 2024-04 }'), 'syntax', /:1:12 .*a comma/],
  ['deep nesting', write(study, '['.repeat(100_000)), 'syntax'],
  ['a byte order mark', replaceText('services.json', /^/, '\ufeff'), 'syntax'],
  [
    'a letter that was lost',
    replaceText('services.json', '{', '{\ufffd'),
    'syntax',
    /a letter was lost here \(U\+FFFD\) .*type it again/,
  ],
  [
    'a duplicate key, once as an escape',
    replaceText(study, '"title"', '"\\u0074itle": "Other", "title"'),
    'syntax /title dangling-link',
  ],
])

testMistakes(
  [
    ...['1,250', '1.280,50', '১,২৫০', '−12', "1'250", '09', '.5', '1.', '+5', '1 250', '12%'],
    ...['$500', '€ 5', '1_000', '1.5k', '280 USD'],
  ].flatMap((written) =>
    [' }', ',\n"unit": "%" }'].map((rest): Parameters<typeof testMistakes>[0][number] => [
      `${written} in place of a number, before ${JSON.stringify(rest)}`,
      write(study, `{ "value": ${written}${rest}`),
      'syntax',
      /:1:12 .* is not a number in JSON .*write a number as 1250 or 1250\.5/,
    ]),
  ),
)

/** The facts of a Markdown file. */
const file = 'pages/notes.md'
const facts =
  'title: Notes\ndescription: What we keep about you, for how long, and who else can read it.\n'
const whole = (text: string) => write(file, text)
const front = (text: string) => whole(`---\n${text}---\n\nText.\n`)

testMistakes([
  ['a text without facts', whole('# Notes\n\nText.\n'), 'syntax', /notes\.md:1:1 .*begin it with/],
  ['facts without an end', whole(`---\n${facts}\nText.\n`), 'syntax', /notes\.md:1:1 .*no end/],
  ['a second colon', front(`${facts}promise: Notes: all\n`), 'syntax', /notes\.md:4:10 .*quotes/],
  ['a tab', front(`${facts}seo:\n\ttitle: Notes\n`), 'syntax', /notes\.md:5:1 .*a tab.*use spaces/],
  ['a quote without an end', front(`title: "Notes\n`), 'syntax', /missing before this/],
  ['an alias', front(`${facts}promise: *all\n`), 'syntax', /notes\.md:4:10 .*with "\*"/],
  ['facts that are a list', front('- Notes\n'), 'syntax', /notes\.md:2:1 .*lines such as/],
  [
    'a wide colon',
    front(`${facts}promise：Notes\n`),
    'syntax',
    /notes\.md:4:1 .*write ": " in place of "：" \(U\+FF1A\)/,
  ],
  ['a wide colon alone', front('title：Notes\n'), 'syntax', /notes\.md:2:1 .*U\+FF1A/],
  [
    'a last line without a colon',
    front(`${facts}promise Notes\n`),
    'syntax',
    /:4:1 .*"key: value"/,
  ],
  ['a colon without a space', front(`title:Notes\n${facts}`), 'syntax', /:2:1 .*a space after ":"/],
  ['a conflict', front(`${facts}<<<<<<< HEAD\n=======\n`), 'syntax', /:4:1 .*merge conflict/],
  ['a key twice', front(`${facts}title: More\n`), 'syntax /title', /:4:1 .*first in line 2/],
])
testAccepted([
  ['Windows line ends', replaceText(file, /\n/g, '\r\n')],
  ['comments in the facts', all(replaceText(file, 'place:', '# Where it is\nplace:'))],
])
