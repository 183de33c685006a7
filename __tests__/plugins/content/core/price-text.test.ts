import {
  fillPrice,
  priceFormat,
  type PriceWords,
} from '../../../../plugins/content/core/price-text'

const words: PriceWords = {
  locale: 'en-US',
  currency: 'USD',
  priceText: '{amount} {currency}',
  priceRange: '{from} to {to} {currency}',
  weeksRange: '{from} to {to} weeks',
}

const usual = { price: { from: 24_000, to: 46_000 }, weeks: { from: 12, to: 20 } }

test.each([
  [
    'Usually {price}, in {weeks}.',
    'Usually 24,000\u00a0to\u00a046,000\u00a0USD, in 12\u00a0to\u00a020\u00a0weeks.',
  ],
  ['Between {from} and {to} {currency}.', 'Between 24,000 and 46,000 USD.'],
  ['It depends.', 'It depends.'],
])('%j is read as %j', (answer, text) => {
  expect(fillPrice(answer, usual, words)).toBe(text)
})

test('formats prices with the locale, the currency and the texts of the site', () => {
  const norwegian = {
    ...words,
    locale: 'nb-NO',
    currency: 'NOK',
    priceRange: '{currency} {from}–{to}',
  }
  expect(fillPrice('Fra {price}', usual, norwegian)).toBe('Fra NOK\u00a024\u00a0000–46\u00a0000')
  expect(priceFormat(norwegian).percent(0.15)).toBe('15\u00a0%')
})

test('keeps a number and its unit on one line', () => {
  const { price, weeks } = priceFormat(words)
  expect([price(9), weeks(9)]).toEqual(['9\u00a0USD', '9\u00a0weeks'])
})
