import { all, drop, remove, set } from '../../fixtures/changes'
import { testAccepted, testMistakes } from '../../fixtures/issues'

const withoutCall = drop('contact.json', '/contactPerson/call')

testMistakes([
  [
    'a contact person without a sentence for the booking page',
    withoutCall,
    'missing-key /contactPerson',
    /"call" is missing .*the booking page shows it/,
  ],
])
testAccepted([
  ['no such sentence on a site without a calendar', all(withoutCall, remove('scheduling.json'))],
  [
    'no such sentence where booking is off',
    all(withoutCall, set('scheduling.json', '/provider', 'none')),
  ],
])
