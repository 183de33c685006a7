import { validate } from '../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { drop, set, type Change } from '../../../fixtures/changes'

const file = 'services/web.json'

const issuesAfter = (...changes: Change[]): string[] => {
  const site = fixtureSite()
  changes.forEach((change) => change(site))
  return validate(sourceOf(site))
    .filter(({ rule }) => rule === 'price-in-text')
    .map(({ pointer, message, hint }) => [pointer, message, hint].join('  '))
}

const answer = '/questions/0/answer'

test.each(['Usually {price}.', 'Between {from} and {to} {currency}.', '{price} in {weeks}.'])(
  'the answer "%s" states the price of its service',
  (text) => {
    expect(issuesAfter(set(file, answer, text))).toEqual([])
  },
)

test.each([
  [
    'Usually 1,500 to 3,000 EUR.',
    'does not name the usual price of /services/web/  write {price}, or {from} and {to}',
  ],
  [
    'From {price} for {people}.',
    'nothing replaces {people}  write one of {price}, {from}, {to}, {currency}, {weeks}',
  ],
])('the answer "%s" is refused', (text, issue) => {
  expect(issuesAfter(set(file, answer, text))).toEqual([`${answer}  ${issue}`])
})

test('an answer that is not about a price has no placeholders', () => {
  expect(
    issuesAfter(set(file, answer, 'Usually {price}.'), drop(file, '/questions/0/priceOf')),
  ).toEqual([`${answer}  nothing replaces {price}  name a service with a price in "priceOf"`])
})
