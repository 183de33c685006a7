import { testRightValues, testWrongValues } from '../../../../fixtures/issues'

const answer = '/questions/0/answer'

testWrongValues('services/design.json', [
  [answer, 'A <b>word</b>.', 'markup', /warning .*"<b>".*"answer" takes \*emphasis\*/],
  [answer, 'A **"b"**c.', 'markup', /"\*\*", which the page shows unchanged/],
  [answer, '![A](/notes/)', 'markup', /"\/notes\/"/],
  [answer, 'A [](/notes/).', 'markup', /"\/notes\/"/],
  [answer, 'See [the notes][n].', 'markup', /"\[the notes\]"/],
  ['/title', '**A**', 'markup', /write plain text: "title" takes no markup/],
])
testRightValues('services/web.json', [['/problem/title', 'Under 5 < 7 & over 3 > 2; R&D * 2 * 3']])
