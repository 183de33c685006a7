import { all, picture, replaceText, set, write } from '../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../fixtures/issues'
import { customPage } from '../../../fixtures/pages'

const file = 'pages/notes.md'

/** The text of a custom page. */
const body = (text: string) => set(file, '/body', text)

/** The whole file. */
const whole = (text: string) => write(file, text)

const facts =
  'title: Notes\ndescription: What we keep about you, for how long, and who else can read it.\n'

/** The facts of the file. */
const front = (text: string) => whole(`---\n${text}---\n\nText.\n`)

testMistakes([
  ['a text without facts', whole('# Notes\n\nText.\n'), 'syntax', /notes\.md:1:1 .*begin it with/],
  ['facts without an end', whole(`---\n${facts}\nText.\n`), 'syntax', /notes\.md:1:1 .*no end/],
  ['a second colon', front(`${facts}promise: Notes: all\n`), 'syntax', /notes\.md:4:10 .*quotes/],
  ['a tab', front(`${facts}seo:\n\ttitle: Notes\n`), 'syntax', /notes\.md:5:1 .*a tab.*use spaces/],
  ['a quote without an end', front(`title: "Notes\n`), 'syntax', /missing before this/],
  ['an alias', front(`${facts}promise: *all\n`), 'syntax', /notes\.md:4:10 .*with "\*"/],
  ['facts that are a list', front('- Notes\n'), 'syntax', /notes\.md:2:1 .*lines such as/],
  ['a conflict', front(`${facts}<<<<<<< HEAD\n=======\n`), 'syntax', /:4:1 .*merge conflict/],
  ['a key twice', front(`${facts}title: More\n`), 'syntax /title', /:4:1 .*first in line 2/],
  ['an unknown key', front(`${facts}titel: More\n`), 'unknown-key /titel', /:4:1 .*titel/],
  ['a wrong type', front(`${facts}draft: maybe\n`), 'wrong-type /draft', /:4:8 .*true or false/],
  ['a missing key', front('title: Notes\n'), 'missing-key', /"description" is missing/],
])

testMistakes([
  ['a title in the text', body('# Notes'), 'body /body', /begin with two/],
  ['a skipped level', body('## A\n\n#### B'), 'body /body', /4 "#" cannot follow one with 2/],
  ['a heading in a list', body('- ## A'), 'body /body', /in a list or a quote/],
  ['one anchor twice', body('## A\n\n## B {#a}'), 'body /body', /another heading.*#a.*\{#costs\}/],
  ['the anchor of the page', body('## Content'), 'body /body', /#content cannot be/],
  ['the anchor of the footnotes', body('## Footnotes'), 'body /body', /#footnotes cannot be/],
  ['a block of HTML', body('<div>\nA\n</div>'), 'body /body', /contains "<div>/],
  ['HTML in a line', body('A <b>word</b>.'), 'body /body', /contains "<b>"/],
  [
    'a script as a link',
    body('[A](javascript:alert)'),
    'wrong-form /body',
    /links to "javascript:/,
  ],
  [
    'another site without https',
    body('[A](http://a.example)'),
    'wrong-form /body',
    /links to "http:/,
  ],
  ['a heading that is missing', body('## A\n\n[A](#b)'), 'body /body', /no heading.*#b.*have #a/],
  ['a missing page', body('One\n\ntwo [A](/b/)'), 'dangling-link /body', /no page \/b\//],
  ['a picture in a line', body('A ![B](./notes/office.png)'), 'body /body', /own/],
  ['a picture without words', body('![](./notes/office.png)'), 'body /body', /no alternative text/],
  ['a missing picture', body('![A](./notes/ofice.png)'), 'missing-picture /body', /office\.png/],
  [
    'a picture that is too small',
    picture('pages/notes/office.png', { width: 900, height: 600, bytes: 1 }),
    'picture-size /body',
    /notes\.md:\d+:\d+ .*900 pixels wide/,
  ],
  [
    'a picture for phones that is too small',
    picture('pages/notes/office-narrow.png', { width: 200, height: 600, bytes: 1 }),
    'picture-size /body',
  ],
  ['a missing footnote', body('A[^1].'), 'body /body', /no footnote \[\^1\]/],
  ['an unused footnote', body('A.\n\n[^1]: B.'), 'body /body', /no text refers/],
  ['a footnote for two', body('A[^1] B[^1].\n\n[^1]: C.'), 'body /body', /two texts/],
  ['a list in two others', body('- A\n  - B\n    - C'), 'body /body', /inside two others/],
])

testMistakes([
  [
    'the position of a link',
    replaceText(file, 'Nothing', 'Nothing, as [this](/contact-us/) and [that](/b/) say'),
    'dangling-link /body',
    /notes\.md:\d+:45 /,
  ],
  [
    'the second of two equal texts at its own place',
    body('One <b>two.\n\nThree <b>four.'),
    'body /body',
    /notes\.md:\d+:7 /,
  ],
])

testMistakes([
  [
    'a link to a draft',
    all(
      write('pages/more.md', customPage('more', 'More', { draft: true, body: 'More.' })),
      replaceText(file, 'Nothing', 'Nothing, see [more](/more/)'),
    ),
    'unpublished-link /body',
    /notes\.md:\d+:21 .*\/more\//,
  ],
])

testAccepted([
  [
    'CommonMark',
    body('*A* **b** `c` <https://d.example> \\\n[e][f]\n\n> g\n\n---\n\n[f]: /notes/'),
  ],
  ['a link to a heading of the text', body('## A\n\n[A](#a)')],
  [
    'a picture for phones next to the picture',
    picture('pages/notes/office-narrow.png', { width: 720, height: 900, bytes: 1 }),
  ],
  ['Windows line ends', replaceText(file, /\n/g, '\r\n')],
  ['comments in the facts', all(replaceText(file, 'place:', '# Where it is\nplace:'))],
])
