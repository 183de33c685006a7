import { all, drop, set } from '../../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../../fixtures/issues'

const web = 'services/web.json'
const answer = '/questions/0/answer'
const service = '/services/1/service'
const firstPart = '/questions/0/choices/1/days/0/part'

testWrongValues('estimate.json', [
  ['/parts/1/key', 'make', 'repeated-name unknown-name'],
  ['/services/0/questions/0', '__proto__', 'unknown-name'],
  [firstPart, 'makes', 'unknown-name', /did you mean "make"\?/],
  [service, '/services/web/', 'repeated-name no-price'],
  [service, '/services/web/frontend/', 'wrong-page no-price'],
  // The first choice is the most work.
  ['/questions/0/choices/0/days', [{ part: 'make', days: 20 }], 'estimate /questions/0/choices/1'],
  ['/currency', 'XTS', 'estimate', /are in EUR/],
  [
    '/dayRate',
    300,
    'other-price /typical/smallest/price',
    /is 1350, but the estimate begins at 4050 .*"usual" becomes 4500 to 9000/,
  ],
])

testWrongValues(web, [
  ['/typical/smallest/price', 1, 'other-price', /begins at 1350 .*write 1350/],
  [
    '/typical/usual/price',
    { from: 100, to: 3000 },
    'other-price',
    /is 100 to 3000, but the estimate goes from 1350 to .*write 1350 to 3000/,
  ],
  ['/typical/monthly', true, 'other-price /typical', /write "monthly": false/],
  ['/typical/usual/weeks/to', 900, 'other-price /typical/usual/weeks', /write 4 to 10/],
  [answer, 'Usually 1,500 to 3,000 EUR.', 'other-price', /write \{price\}, or \{from\} and \{to\}/],
  [answer, 'From {price} for {people}.', 'other-price', /nothing replaces \{people\}/],
])
testRightValues(web, [
  [answer, 'Usually {price}.'],
  [answer, 'Between {from} and {to} {currency}.'],
  [answer, '{price} in {weeks}.'],
])

testMistakes([
  [
    'a service without an estimate and a price',
    (site) => void (site.files['estimate.json'] as { services: unknown[] }).services.pop(),
    'no-price /services',
    /\/services\/design\/ has no estimate/,
  ],
  [
    'a mistake in a service, but not the answers with its price',
    all(
      set('services/design.json', '/questions', [
        { question: 'How much?', answer: 'About {price}.', priceOf: '/services/web/' },
        ...['How long?', 'Where?'].map((question) => ({ question, answer: 'It depends.' })),
      ]),
      set(web, '/order', '3'),
    ),
    'wrong-type /order',
  ],
  [
    'a service with a price and without an estimate',
    (site) => void (site.files['estimate.json'] as { services: unknown[] }).services.shift(),
    'other-price /typical/smallest',
    /services\/web\.json.*has no estimate/,
  ],
  [
    'a placeholder without a price',
    all(set(web, answer, 'Usually {price}.'), drop(web, '/questions/0/priceOf')),
    `other-price ${answer}`,
    /name a service with a price in "priceOf"/,
  ],
])
