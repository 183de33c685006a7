import { set } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'

const file = 'pages/notes.md'

/** The text of a custom page. */
const body = (text: string) => set(file, '/body', text)

testMistakes([
  ['a title in the text', body('# Notes'), 'body /body', /begin with two/],
  ['a skipped level', body('## A\n\n#### B'), 'body /body', /4 "#" cannot follow one with 2/],
  ['a heading in a list', body('- ## A'), 'body /body', /in a list or a quote/],
  ['one anchor twice', body('## A\n\n## B {#a}'), 'body /body', /another heading.*#a.*\{#costs\}/],
  ['the anchor of the page', body('## Content'), 'body /body', /#content cannot be/],
  ['the anchor of the footnotes', body('## Footnotes'), 'body /body', /#footnotes cannot be/],
  ['a block of HTML', body('<div>\nA\n</div>'), 'body /body', /contains "<div>/],
  ['HTML in a line', body('A <b>word</b>.'), 'body /body', /contains "<b>"/],
  ['a heading that is missing', body('## A\n\n[A](#b)'), 'body /body', /no heading.*#b.*have #a/],
  ['a picture in a line', body('A ![B](./notes/office.png)'), 'body /body', /own/],
  ['a picture without words', body('![](./notes/office.png)'), 'body /body', /no alternative text/],
  ['a missing footnote', body('A[^1].'), 'body /body', /no footnote \[\^1\]/],
  ['an unused footnote', body('A.\n\n[^1]: B.'), 'body /body', /no text refers/],
  ['a footnote for two', body('A[^1] B[^1].\n\n[^1]: C.'), 'body /body', /two texts/],
  ['a list in two others', body('- A\n  - B\n    - C'), 'body /body', /inside two others/],
])

testMistakes([
  [
    'the second of two equal texts at its own place',
    body('One <b>two.\n\nThree <b>four.'),
    'body /body',
    /notes\.md:\d+:7 /,
  ],
])

testAccepted([
  [
    'CommonMark',
    body('*A* **b** `c` <https://d.example> \\\n[e][f]\n\n> g\n\n---\n\n[f]: /notes/'),
  ],
  ['a link to a heading of the text', body('## A\n\n[A](#a)')],
])
