import { set } from '../../../../fixtures/changes'
import { testMistakes } from '../../../../fixtures/issues'
import { now } from '../../../../fixtures/publication'

testMistakes(
  [
    [
      'a date by which the schedule may have stopped',
      set('our-company/contract.md', '/publishAt', '2027-05-03'),
      'distant-date /publishAt',
      /warning .*more than 60 days ahead/,
    ],
  ],
  now,
)
