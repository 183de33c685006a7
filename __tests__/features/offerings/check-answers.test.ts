import { all, drop, set } from '../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../fixtures/issues'

const file = 'services/web.json'
const answer = '/questions/0/answer'

testWrongValues(file, [
  [answer, 'Usually 1,500 to 3,000 EUR.', 'other-price', /write \{price\}, or \{from\} and \{to\}/],
  [answer, 'From {price} for {people}.', 'other-price', /nothing replaces \{people\}/],
])
testRightValues(file, [
  [answer, 'Usually {price}.'],
  [answer, '{price} in {weeks}.'],
])

testMistakes([
  [
    'a mistake in a service, but not the answers with its price',
    all(
      set('services/design.json', '/questions', [
        { question: 'How much?', answer: 'About {price}.', priceOf: '/services/web/' },
        ...['How long?', 'Where?'].map((question) => ({ question, answer: 'It depends.' })),
      ]),
      set(file, '/order', '3'),
    ),
    'wrong-type /order',
  ],
  [
    'a placeholder without a price',
    all(set(file, answer, 'Usually {price}.'), drop(file, '/questions/0/priceOf')),
    `other-price ${answer}`,
    /name a service with a price in "priceOf"/,
  ],
])
