import { all, set } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'
import { now } from '../../../../fixtures/publication'

const contract = 'our-company/contract.md'

testWrongValues('home.json', [
  [
    '/approach/steps/0/span',
    { name: 'Plan', from: 40, to: 39 },
    'reversed-range /approach/steps/0/span/to',
  ],
])
testMistakes(
  [
    [
      'an end before the beginning',
      all(
        set(contract, '/publishAt', '2027-04-01T09:00'),
        set(contract, '/unpublishAt', '2027-04-01'),
      ),
      'reversed-range /unpublishAt',
      /is not after "publishAt"/,
    ],
  ],
  now,
)
