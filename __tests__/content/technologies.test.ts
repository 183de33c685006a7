import { all, set } from '../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../fixtures/issues'

const study = 'case-studies/alpha-ledger.json'

testWrongValues(study, [
  [
    '/tech',
    ['React\u00a0Native', 'React Native'],
    'technology /tech/1',
    /"React Native" is "React.Native" \(U\+00A0 in place of U\+0020\) in data\/case-studies/,
  ],
  [
    '/tech',
    ['react', 'Node'],
    'technology /tech/0',
    /"react" is "React" in data\/technologies\.json/,
  ],
])
testMistakes([
  [
    'a technology in two files',
    all(
      set(study, '/tech', ['scikit-learn']),
      set('services/web.json', '/technologies/0', 'scikit\u2011learn'),
    ),
    'technology /technologies/0',
    /in place of/,
  ],
])
testRightValues(study, [['/tech', ['C', 'C++', 'C#', 'Node']]])
