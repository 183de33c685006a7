import { set, type Change } from '../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../fixtures/issues'

const pointer = '/sections/0/text/paragraphs/0'
const paragraph = (text: string): Change => set('pages/notes.json', pointer, text)

testAccepted(
  [
    'Plain, with 2 * 3 and snake_case.',
    '*A*, **b**, `c`, [d](/contact-us/), [e](https://e.example), [f](mailto:a@b.example)',
    'Call [us](tel:+880-1000) or<br>[see the section](/notes/#what).',
  ].map((text) => [`the Markdown "${text}"`, paragraph(text)]),
)

testMistakes([
  [
    'HTML in Markdown',
    paragraph('A <b>word</b>.'),
    `markup ${pointer}`,
    /"<b>".*"paragraphs" takes \*emphasis\*/,
  ],
  [
    'Markdown in plain text',
    set('pages/notes.json', '/sections/2/points/points/0/description', '**A**'),
    'markup /sections/2/points/points/0/description',
    /write plain text: "description" takes no markup/,
  ],
  ['a broken link in Markdown', paragraph('See [it](/nowhere/).'), `dangling-link ${pointer}`],
  ...['javascript:alert(1)', 'http://a.example', '//evil.example', 'contact-us'].map(
    (link) =>
      [
        `a Markdown link to ${link}`,
        paragraph(`See [it](${link}).`),
        `wrong-form ${pointer}`,
      ] as const,
  ),
])
