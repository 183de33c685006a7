import { validate } from '../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { drop, set, type Change } from '../../../fixtures/changes'

const file = 'services/web.json'

const issuesOf = (rule: string, ...changes: Change[]): string[] => {
  const site = fixtureSite()
  changes.forEach((change) => change(site))
  return validate(sourceOf(site))
    .filter((issue) => issue.rule === rule)
    .map(({ pointer, message, hint }) => [pointer, message, hint].join('  '))
}

const issuesAfter = (...changes: Change[]): string[] => issuesOf('price-in-text', ...changes)

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

test('a typical price that the estimate does not give is named with the one to write', () => {
  expect(issuesOf('other-price', set('estimate.json', '/dayRate', 300))).toMatchInlineSnapshot(`
   [
     "/typical/smallest/price  is 1350, but the estimate begins at 4050  write 4050; if the model has changed, "usual" becomes 4500 to 9000",
     "/typical/usual/price  is 1500 to 3000, but the estimate goes from 4050 to 12380  write 4500 to 9000",
   ]
  `)
})
