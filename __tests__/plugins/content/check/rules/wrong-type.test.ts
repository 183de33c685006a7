import { replaceText } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('case-studies/alpha-ledger.json', [
  ['/order', null, 'wrong-type', /a whole number/],
])
testMistakes([
  [
    'a wrong type in the facts of a Markdown file',
    replaceText('pages/notes.md', 'title:', 'draft: maybe\ntitle:'),
    'wrong-type /draft',
    /:3:8 .*true or false/,
  ],
])
