import { testRightValues, testWrongValues } from '../../../fixtures/issues'

const pointer = '/sections/0/text/paragraphs/0'

testRightValues('pages/notes.json', [
  [pointer, 'Plain, with 2 * 3 and snake_case.'],
  [pointer, '*A*, **b**, `c`, [d](/contact-us/), [e](https://e.example), [f](mailto:a@b.example)'],
  [pointer, 'Call [us](tel:+880-1000) or<br>[see the section](/notes/#what).'],
])

testWrongValues('pages/notes.json', [
  [pointer, 'A <b>word</b>.', 'markup', /"<b>".*"paragraphs" takes \*emphasis\*/],
  [
    '/sections/2/points/points/0/description',
    '**A**',
    'markup',
    /write plain text: "description" takes no markup/,
  ],
  [pointer, 'See [it](/nowhere/).', 'dangling-link'],
  [pointer, 'See [it](javascript:alert(1)).', 'wrong-form'],
  [pointer, 'See [it](http://a.example).', 'wrong-form'],
  [pointer, 'See [it](//evil.example).', 'wrong-form'],
  [pointer, 'See [it](contact-us).', 'wrong-form'],
])
