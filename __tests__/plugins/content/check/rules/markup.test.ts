import { testRightValues, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('services/design.json', [
  [
    '/questions/0/answer',
    'A <b>word</b>.',
    'markup',
    /warning .*"<b>".*"answer" takes \*emphasis\*/,
  ],
  ['/title', '**A**', 'markup', /write plain text: "title" takes no markup/],
])
testRightValues('services/web.json', [['/problem/title', 'Under 5 < 7 & over 3 > 2; R&D * 2 * 3']])
