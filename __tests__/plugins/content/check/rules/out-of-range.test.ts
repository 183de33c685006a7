import { testWrongValues } from '../../../../fixtures/issues'

testWrongValues('case-studies/alpha-ledger.json', [
  ['/order', 1e300, 'out-of-range', /at most 1000000/],
  ['/description', 'x', 'out-of-range', /has 1 of/],
])
