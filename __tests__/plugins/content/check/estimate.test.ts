import { all, drop, set, type Change } from '../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../fixtures/issues'

const web = 'services/web.json'
const model = (pointer: string, value: unknown): Change => set('estimate.json', pointer, value)
const service = (path: string): Change => model('/services/1/service', path)
const answer = '/questions/0/answer'
const answers = (text: string): Change => set(web, answer, text)

testMistakes([
  [
    'a key that another part has',
    model('/parts/1/key', 'make'),
    'estimate /parts/1/key other-price',
  ],
  [
    'a question that does not exist',
    model('/services/0/questions/0', '__proto__'),
    'estimate /services/0/questions/0 other-price',
  ],
  [
    'a misspelled part',
    model('/questions/0/choices/1/days/0/part', 'makes'),
    'estimate /questions/0/choices/1/days/0/part other-price',
    /did you mean "make"\?/,
  ],
  [
    'a service that is estimated twice',
    service('/services/web/'),
    'estimate /services/1/service no-price',
  ],
  [
    'the estimate of a sub-page',
    service('/services/web/frontend/'),
    'wrong-page /services/1/service no-price',
  ],
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
    all(service('/services/design/'), model('/services/0/service', '/services/design/')),
    'other-price /typical/smallest estimate',
    /services\/web\.json.*has no estimate/,
  ],
  [
    'choices of which the first is the most work',
    model('/questions/0/choices/0/days', [{ part: 'make', days: 20 }]),
    'estimate /questions/0/choices/1 other-price',
  ],
  ['another currency', model('/currency', 'XTS'), 'estimate /currency', /are in EUR/],
  [
    'a typical price that the estimate does not give',
    set(web, '/typical/smallest/price', 1),
    'other-price /typical/smallest/price',
    /begins at 1350 .*write 1350/,
  ],
  [
    'a price per month, which the estimate gives for a project',
    set(web, '/typical/monthly', true),
    'other-price /typical',
    /write "monthly": false/,
  ],
  [
    'weeks beyond the estimate',
    set(web, '/typical/usual/weeks/to', 900),
    'other-price /typical/usual/weeks',
    /write 4 to 10/,
  ],
  [
    'prices of another day rate',
    model('/dayRate', 300),
    'other-price /typical/usual/price',
    /is 1500 to 3000, but the estimate goes from 4050 to 12380 .*write 4500 to 9000/,
  ],
  [
    'an answer without its price',
    answers('Usually 1,500 to 3,000 EUR.'),
    `other-price ${answer}`,
    /write \{price\}, or \{from\} and \{to\}/,
  ],
  [
    'an unknown placeholder',
    answers('From {price} for {people}.'),
    `other-price ${answer}`,
    /nothing replaces \{people\}/,
  ],
  [
    'a placeholder without a price',
    all(answers('Usually {price}.'), drop(web, '/questions/0/priceOf')),
    `other-price ${answer}`,
    /name a service with a price in "priceOf"/,
  ],
])

testAccepted(
  ['Usually {price}.', 'Between {from} and {to} {currency}.', '{price} in {weeks}.'].map((text) => [
    `the answer "${text}"`,
    answers(text),
  ]),
)
