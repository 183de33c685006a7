import { testRightValues, testWrongValues } from '../../../../fixtures/issues'

const answer = '/questions/0/answer'

testWrongValues('services/design.json', [
  [answer, 'A &nbsp; b', 'markup', /warning .*"answer" takes \*emphasis\*/],
  ...['&zwnj;', '&lrm;', '&ZeroWidthSpace;', '&NoBreak;', '&#x200b;', '&nbsp;'].map(
    (reference) => [answer, `A${reference}b`, 'markup', new RegExp(`"${reference}"`)] as const,
  ),
  ['/title', 'A &zwj;b', 'markup', /"&zwj;"/],
  ['/title', '**A**', 'markup', /write plain text: "title" takes no markup/],
])
testRightValues('services/web.json', [
  ['/problem/title', 'Under 5 < 7 & over 3 > 2; R&D * 2 * 3'],
  ['/problem/title', 'Q&A; R&D;'],
])
