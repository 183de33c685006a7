import { replaceText } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('case-studies/alpha-ledger.json', [
  ['/order', null, 'wrong-type', /a whole number/],
  ['/order', '7', 'wrong-type', /\(write 7, without quotes/],
  ['/order', '\uff11\uff12', 'wrong-type', /\(write 12 \(U\+0031 in place of U\+FF11/],
])
testMistakes([
  [
    'a wrong type in the facts of a Markdown file',
    replaceText('pages/notes.md', 'title:', 'draft: maybe\ntitle:'),
    'wrong-type /draft',
    /:3:8 .*true or false/,
  ],
  [
    'a word that looks like another one',
    replaceText('pages/notes.md', 'title:', 'draft: tru\u0435\ntitle:'),
    'wrong-type /draft',
    /write true \(U\+0065 in place of U\+0435\), without quotes/,
  ],
])
testWrongValues('estimate.json', [
  [
    '/services/0/people',
    '1,5',
    'wrong-type',
    /but is the text "1,5" {2}\(write 1\.5, without quotes/,
  ],
  ['/services/0/people', '1.500,00', 'wrong-type', /but is the text "1\.500,00"$/],
])
