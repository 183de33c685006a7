import { keepUnits } from '../../plugins/content/text/keep-units'
import { priceFormat, roundPrice } from '../../src/content/price-text'
import { priceLabels } from '../fixtures/price-words'

test('formats prices with the locale, the currency and the texts of the site', () => {
  const norwegian = {
    ...priceLabels,
    locale: 'nb-NO',
    currency: 'NOK',
    priceRange: '{currency} {from}–{to}',
  }
  const { priceRange } = priceFormat(norwegian)
  expect(priceRange({ from: 24_000, to: 46_000 })).toBe('NOK\u00a024\u00a0000–\u206046\u00a0000')
})

test('keeps a number and its unit on one line, unless it is long, in the digits of the locale', () => {
  const { price, weeks } = priceFormat(priceLabels)
  expect([price(9), weeks(9)]).toEqual(['9\u00a0USD', '9\u00a0weeks'])
  const rupiah = { ...priceLabels, locale: 'id-ID', currency: 'IDR' }
  expect(priceFormat(rupiah).price(1_200_000_000)).toBe('1.200.000.000 IDR')
  const { weeksRange } = priceFormat({ ...priceLabels, locale: 'bn' })
  expect(weeksRange({ from: 12, to: 20 })).toBe('১২\u00a0to\u00a0২০\u00a0weeks')
})

test.each([
  ['en-GB', [4.1, 2.5], 'USD', ['4.10', '2.50']],
  ['en-GB', [4.1, 2], 'USD', ['4.10', '2.00']],
  ['en-GB', [-1250, 2], 'EUR', ['\u22121,250', '2']],
  ['de-AT', [12_500], 'EUR', ['12.500']],
  ['en-GB', [0.125], 'KWD', ['0.125']],
  ['en-GB', [4.1, 2.5], '%', ['4.1', '2.5']],
  ['en-GB', [4.1], 'ERP', ['4.1']],
  ['en-GB', [4.1], null, ['4.1']],
])('in %s the values %j of the unit %s are %j', (locale, values, unit, written) => {
  expect(priceFormat({ ...priceLabels, locale }).measured(values, unit)).toEqual(written)
})

test('a range of long prices can break between its prices, in the label as pages have it', () => {
  const labels = { ...priceLabels, locale: 'en-IR', currency: 'IRR' }
  const priceRange = keepUnits(priceLabels.priceRange, labels)
  expect(
    priceFormat({ ...labels, priceRange }).priceRange({ from: 25_270_000_000, to: 54_150_000_000 }),
  ).toBe('25,270,000,000 to 54,150,000,000 IRR')
})

test.each([
  ['ja-JP', '{from}～{to}週間', '10\u2060週\u2060間', '10\u2060～\u206014\u2060週\u2060間'],
  ['zh-CN', '{from}–{to}周', '10\u2060周', '10–\u206014\u2060周'],
  ['bn-BD', '{from} থেকে {to} সপ্তাহ', '১০\u00a0সপ্তাহ', '১০\u00a0থেকে\u00a0১৪\u00a0সপ্তাহ'],
])('weeks in %s have the same spaces as a range of weeks', (locale, weeksRange, one, range) => {
  const format = priceFormat({ ...priceLabels, locale, weeksRange })
  expect([format.weeks(10), format.weeksRange({ from: 10, to: 14 })]).toEqual([one, range])
})

test.each([
  ['mt-MT', '{from} sa {to} ġimgħat', '9\u00a0ġimgħat'],
  ['ckb-IQ', '{from} بۆ {to} هەفتە', '٩\u00a0هەفتە'],
  ['xh-ZA', 'iiveki ezi-{from} ukuya kwezi-{to}', 'iiveki\u00a0ezi-\u20609'],
])('weeks in %s, of which Intl has no word, have that of "%s"', (locale, weeksRange, text) =>
  expect(priceFormat({ ...priceLabels, locale, weeksRange }).weeks(9)).toBe(text),
)

test.each([
  ['fi-FI', '{from}-{to} viikkoa', '12-\u206020\u00a0viikkoa'],
  ['fi-FI', '{from} – {to} viikkoa', '12\u00a0–\u2060\u00a020\u00a0viikkoa'],
  ['en-GB', '{from}—{to} weeks', '12\u2060—\u206020\u00a0weeks'],
  ['bn-BD', '{from}–{to} সপ্তাহ', '১২–\u2060২০\u00a0সপ্তাহ'],
  ['en-GB', 'pre-launch, {from} to {to}', 'pre-launch,\u00a012\u00a0to\u00a020'],
])('a range in %s as "%s" does not break at its dash', (locale, weeksRange, text) => {
  const format = priceFormat({ ...priceLabels, locale, weeksRange })
  expect(format.weeksRange({ from: 12, to: 20 })).toBe(text)
})

test('a range of prices with a sign before each does not break at its dash', () => {
  const euros = { ...priceLabels, currency: 'EUR', priceRange: '{symbol}{from} – {symbol}{to}' }
  expect(priceFormat(euros).priceRange({ from: 9000, to: 12_000 })).toBe(
    '€9,000\u00a0–\u2060\u00a0€12,000',
  )
})

test.each([
  [{ from: 3, to: 4 }, 'Alkaa 3–\u20604 viikon kuluttua'],
  [{ from: 4, to: 4 }, 'Alkaa 4 viikon kuluttua'],
])('the start of what is paid monthly can name both weeks %j', (range, text) => {
  const startsIn = 'Alkaa {from}–{to} viikon kuluttua'
  const { duration } = priceFormat({ ...priceLabels, locale: 'fi-FI', startsIn })
  expect(duration(range, true)).toBe(text)
})

test('writes a range with equal ends once, and rounds', () => {
  const { priceRange, weeksRange, roundedPrice } = priceFormat(priceLabels)
  const same = { from: 9000, to: 9000 }
  expect([priceRange(same), weeksRange({ from: 4, to: 4 })]).toEqual([
    '9,000\u00a0USD',
    '4\u00a0weeks',
  ])
  expect(roundedPrice(201_600)).toBe('202,000\u00a0USD')
})

test('says that a price is paid monthly, and when that starts', () => {
  const { payable, duration } = priceFormat(priceLabels)
  const range = { from: 2, to: 4 }
  expect([payable('9 USD', true), payable('9 USD', false)]).toEqual(['9 USD a month', '9 USD'])
  expect([duration(range, true), duration(range, null)]).toEqual([
    'Starts in 2\u00a0to\u00a04\u00a0weeks',
    '2\u00a0to\u00a04\u00a0weeks',
  ])
})

test.each([
  ['ja-JP', 'JPY', '{amount}{name}', '3,000,000\u2060円'],
  ['de-AT', 'EUR', '{amount} {symbol}', '3.000.000\u00a0€'],
  ['ar-EG', 'EGP', '{amount} {symbol}', '٣٬٠٠٠٬٠٠٠\u00a0ج.م.'],
  ['ar-EG', 'USD', '{amount} {symbol}', '٣٬٠٠٠٬٠٠٠\u00a0US$'],
  ['tr-TR', 'TRY', '{amount} {name}', '3.000.000\u00a0Türk\u00a0lirası'],
  ['tr-TR', 'TRY', '{symbol}{amount}', '₺3.000.000'],
  ['ja-JP', 'JPY', '{symbol}{amount}', '￥3,000,000'],
  ['de-DE', 'EUR', '{amount} {symbol}', '3.000.000\u00a0€'],
  ['es-AR', 'USD', '{amount} {symbol}', '3.000.000\u00a0US$'],
  ['es-AR', 'ARS', '{amount} {symbol}', '3.000.000\u00a0$'],
  ['es-ES', 'USD', '{amount} {symbol}', '3.000.000\u00a0$'],
  ['fr-CA', 'USD', '{amount} {symbol}', '3\u00a0000\u00a0000\u00a0$\u00a0US'],
  ['zh-CN', 'JPY', '{symbol}{amount}', 'JP¥3,000,000'],
  ['nb-NO', 'SEK', '{amount} {symbol}', '3\u00a0000\u00a0000\u00a0SEK'],
  ['pt-CV', 'CVE', '{amount} {symbol}', '3\u00a0000\u00a0000\u00a0CVE'],
  ['ko-KR', 'KRW', '{amount}원', '3,000,000원'],
  ['fi-FI', 'EUR', '{amount} {name}', '3\u00a0000\u00a0000\u00a0euroa'],
  ['pl-PL', 'PLN', '{amount} {name}', '3\u00a0000\u00a0000\u00a0złotych\u00a0polskich'],
  ['cs-CZ', 'CZK', '{amount} {name}', '3\u00a0000\u00a0000\u00a0českých\u00a0korun'],
  ['ru-RU', 'RUB', '{amount} {name}', '3\u00a0000\u00a0000\u00a0российских\u00a0рублей'],
  ['uk-UA', 'UAH', '{amount} {name}', '3\u00a0000\u00a0000\u00a0українських\u00a0гривень'],
  ['sl-SI', 'EUR', '{amount} {name}', '3.000.000\u00a0evrov'],
  ['en-GB', 'USD', '{amount} {currency}', '3,000,000\u00a0USD'],
])('a price in %s is in %s as "%s": %s', (locale, currency, priceText, price) => {
  expect(priceFormat({ ...priceLabels, locale, currency, priceText }).price(3_000_000)).toBe(price)
})

test.each([
  ['en-US', 'USD', 287.5, '287.50\u00a0USD'],
  ['de-DE', 'EUR', 1287.5, '1.287,50\u00a0EUR'],
  ['en-NL', 'EUR', 1287.5, '1.287,50\u00a0EUR'],
  ['fr-CH', 'CHF', 1287.5, '1\u202f287.50\u00a0CHF'],
  ['mr-IN', 'INR', 123_456, '१,२३,४५६\u00a0INR'],
  ['bn-BD', 'BDT', 287.5, '২৮৭.৫০\u00a0BDT'],
  ['en-KW', 'KWD', 0.5, '0.500\u00a0KWD'],
  ['ja-JP', 'JPY', 287.5, '288\u00a0JPY'],
  ['en-US', 'USD', 288, '288\u00a0USD'],
])(
  'a price in %s is in %s with the decimals of the currency: %d is %s',
  (locale, currency, value, text) => {
    const { price, priceRange } = priceFormat({ ...priceLabels, locale, currency })
    expect(price(value)).toBe(text)
    expect(priceRange({ from: value, to: value })).toBe(price(value))
  },
)

test('a rounded price has the decimals of its currency, if it is no whole number', () => {
  const { roundedPrice, priceRange } = priceFormat(priceLabels)
  expect([roundedPrice(87.5), roundedPrice(287.46)]).toEqual(['87.50\u00a0USD', '287\u00a0USD'])
  expect(priceRange({ from: 287.5, to: 300 })).toBe('287.50\u00a0to\u00a0300.00\u00a0USD')
})

test.each([
  ['USD', 287.504, 287.5],
  ['CLP', 1287.5, 1288],
  ['KWD', 0.5, 0.5],
])('structured data has a price in %s as pages show it: %d is %d', (currency, price, rounded) => {
  expect(roundPrice(price, currency)).toBe(rounded)
})
