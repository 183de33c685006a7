import { screen } from '@testing-library/react'
import { fillNodes } from '../../src/components/text/fill-nodes'
import { PhoneLink } from '../../src/components/link/PhoneLink'
import { TitledLabel } from '../../src/components/text/TitledLabel'
import { joinFacts } from '../../src/content/join-facts'
import { partsOfAddress } from '../../src/content/postal-address'
import { amountText } from '../../src/content/units'
import { textsAround } from '../../src/content/texts-around'
import { Figures } from '../../src/sections/Figures'
import { MeasuredChange, splitLabel } from '../../src/sections/MeasuredChange'
import { PostalAddress } from '../../src/sections/PostalAddress'
import { mockStaticQueries } from '../mocks/gatsby'
import { render } from '../support/locale'

test.each([
  [['Ada', null, '', 'Lead', undefined, 'Oslo'], '{first}, {second}', 'Ada, Lead, Oslo'],
  [['佐藤 健太', '代表取締役'], '{first}、{second}', '佐藤 健太、代表取締役'],
  [['سارة', 'مهندسة', 'عمّان'], '{first}، {second}', 'سارة، مهندسة، عمّان'],
  [['{second}', 'b'], '{first} / {second}', '{second} / b'],
  [[null], '{first}, {second}', ''],
])('%j joined by "%s" is "%s"', (facts, pair, joined) => {
  expect(joinFacts(pair, facts)).toBe(joined)
})

test('the texts around a value are filled with the others', () => {
  expect(textsAround('{label}: {text}', 'label', { text: 'Alpha' })).toEqual(['', ': Alpha'])
  expect(textsAround('{text}の{label}', 'label', { text: 'アルファ' })).toEqual(['アルファの', ''])
  expect(textsAround('{text}（{addition}）', 'text', { addition: '任意' })).toEqual([
    '',
    '（任意）',
  ])
})

test('elements have the order of the label', () => {
  render(<p>{fillNodes('{b}から{a}へ', { a: <b>A</b>, b: <i>B</i> })}</p>)
  expect(screen.getByText(/から/)).toHaveTextContent(/^BからAへ$/)
})

test.each([
  ['{label}: {text}', 'Website: Alpha'],
  ['{label}：{text}', 'Website：Alpha'],
  ['{text}の{label}', 'AlphaのWebsite'],
])('a link has the title of its page in its name: %s', (labelled, name) => {
  mockStaticQueries({ Locales: { uiText: { labelled } } })
  render(
    <a href="/">
      <TitledLabel label="Website" title="Alpha" />
    </a>,
  )
  expect(screen.getByRole('link').textContent).toBe(name)
})

test.each([
  ['days', '\u00a0'],
  ['kg', '\u00a0'],
  ['দিন', '\u00a0'],
  ['วัน', '\u00a0'],
  ['日', ''],
  ['か月', ''],
  ['명', ''],
  ['%', ''],
  ['°C', '\u00a0'],
  ['°', ''],
  ['x', ''],
  ['x faster', ''],
  ['k+', ''],
  ['xyz', '\u00a0'],
  ['K', '\u00a0'],
])('before the unit %s is "%s"', (unit, space) =>
  expect(amountText('9', unit, { share: '{number}%' })).toBe(`9${space}${unit}`),
)

test.each([
  ['{number} %', '% pro Jahr', '3\u00a0% pro Jahr'],
  ['{number} %', '%-Punkte', '3\u00a0%-Punkte'],
  ['{number} %', '‰', '3\u00a0‰'],
  ['{number}%', '% a year', '3% a year'],
  ['{number}%', '‰', '3‰'],
  ['%{number}', '% yıllık', '%3\u00a0yıllık'],
])('the sign of percentage is as the label "%s" has it in the unit "%s"', (share, unit, text) =>
  expect(amountText('3', unit, { share })).toBe(text),
)

test.each([
  ['{number}%', '98%'],
  ['{number} %', '98\u00a0%'],
  ['%{number}', '%98'],
])('a percentage is written as the label "%s" has it: %s', (share, text) => {
  const figure = { value: 98, unit: '%', label: 'of payments' }
  mockStaticQueries({ Locales: { uiText: { share } } })
  render(<Figures figures={[figure]} />)
  expect(screen.getByText('of payments').previousElementSibling?.textContent).toBe(text)
})

test.each([
  ['en', -34, '−34%'],
  ['en', 1_250_000.75, '1,250,000.75%'],
  ['de-DE', 6.8, '6,8%'],
  ['fr-FR', 12_500, '12\u202f500%'],
  ['nb-NO', 12_500, '12\u00a0500%'],
  ['bn-BD', -6.8, '−৬.৮%'],
  ['ar-EG', 6.8, '٦٫٨%'],
  ['fa-IR', 1250, '۱٬۲۵۰%'],
  ['en', 0.1 + 0.2, '0.3%'],
  ['en', 0.0004, '0.0004%'],
])('a figure in %s is written as the language does: %d is %s', (locale, value, text) => {
  mockStaticQueries({ Locales: { siteSettings: { locale }, uiText: { share: '{number}%' } } })
  render(<Figures figures={[{ value, unit: '%', label: 'of stock' }]} />)
  expect(screen.getByText('of stock').previousElementSibling?.textContent).toBe(text)
})

test.each([
  [2014, null, '2014'],
  [2014, 'users', '2,014 users'],
  [1250, null, '1,250'],
])('a figure that may be a year has no separators: %d %s is "%s"', (value, unit, text) => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'en' } } })
  render(<Figures figures={[{ value, unit, label: 'of stock' }]} />)
  expect(screen.getByText('of stock').previousElementSibling?.textContent).toBe(text)
})

test.each([
  ['USD', '12,480,500\u00a0USD'],
  ['working days', '12,480,500 working days'],
])('the unit %s of a figure is beside its number: "%s"', (unit, text) => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'en' } } })
  render(<Figures figures={[{ value: 12_480_500, unit, label: 'of stock' }]} />)
  expect(screen.getByText('of stock').previousElementSibling?.textContent).toBe(text)
})

test.each([
  [-12.5, '%', '−12.5%', ''],
  [1_250_000_000, 'USD', '1,250,000,000\u00a0USD', ''],
  [3, '% a year', '3%', ' a year'],
  [12_480_500, 'working days', '12,480,500', ' working days'],
])('the figure %d %s has "%s" on one line, with "%s" after it', (value, unit, line, rest) => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'en' }, uiText: { share: '{number}%' } } })
  render(<Figures figures={[{ value, unit, label: 'of stock' }]} />)
  const parts = screen.getByText('of stock').previousElementSibling?.firstElementChild?.children
  const [first, second] = Array.from(parts ?? [])
  expect(first).toHaveStyle({ whiteSpace: 'nowrap' })
  expect([first?.textContent, second?.textContent ?? '']).toEqual([line, rest])
})

test('a figure is smaller the wider its number and its unit are', () => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'en' }, uiText: { share: '{number}%' } } })
  const sizeOf = (value: number, unit: string): number => {
    render(<Figures figures={[{ value, unit, label: `${value} ${unit}` }]} />)
    const written = screen.getByText(`${value} ${unit}`).previousElementSibling?.firstElementChild
    const [, size] = /([\d.]+)cqi/.exec(written ? getComputedStyle(written).fontSize : '') ?? []
    return Number(size)
  }
  const sizes = [sizeOf(5, '%'), sizeOf(-5, '%'), sizeOf(-5, 'kg'), sizeOf(-5, 'working days')]
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(sizes.length)
})

test('the sign of a figure is before a sign of percentage that is before the number', () => {
  mockStaticQueries({ Locales: { uiText: { share: '%{number}' } } })
  render(<Figures figures={[{ value: -34, unit: '%', label: 'of stock' }]} />)
  expect(screen.getByText('of stock').previousElementSibling?.textContent).toBe('−%34')
})

test('the sign of a measured change is before a sign of percentage that is before the number', () => {
  mockStaticQueries({
    Locales: {
      siteSettings: { locale: 'tr-TR' },
      uiText: { share: '%{number}', measuredChange: '{before} yerine {after}: {what}' },
    },
  })
  const negative = {
    what: 'fire',
    since: '2025',
    before: { value: -3.5, unit: '%' },
    after: { value: -4.2, unit: '%' },
  } as unknown as Parameters<typeof MeasuredChange>[0]['change']
  const { container } = render(<MeasuredChange change={negative} layout="card" />)
  expect(container.textContent).toBe('−%3,5 yerine −%4,2: fire')
})

const change = {
  what: '棚卸しの時間',
  since: '2025年',
  before: { value: 2, unit: '日' },
  after: { value: 3, unit: '時間' },
} as unknown as Parameters<typeof MeasuredChange>[0]['change']

test.each([
  ['{what}が{before}から{after}に', '棚卸しの時間が2日から3時間に'],
  ['{what}：{before}→{after}', '棚卸しの時間：2日→3時間'],
  ['{before} to {after} {what}', '2日 to 3時間 棚卸しの時間'],
])('a measured change has the word order of its language: %s', (measuredChange, text) => {
  mockStaticQueries({ Locales: { uiText: { measuredChange } } })
  const { container } = render(<MeasuredChange change={change} layout="card" />)
  expect(container.textContent).toBe(text)
})

test.each([
  ['{before} to {after} {what}', ['{before} to ', '{after} ', '{what}']],
  ['{before} থেকে {after} {what}', ['{before} থেকে ', '{after} ', '{what}']],
  ['{what}が{before}から{after}に', ['{what}が', '{before}から{after}に']],
  ['{what}：{before}→{after}', ['{what}：', '{before}→{after}']],
  ['{what}: {before} → {after}', ['{what}: ', '{before} → ', '{after}']],
  ['{before}から{after}になった{what}', ['{before}から{after}になった{what}']],
  ['{after} statt {before}: {what}', ['{after} ', 'statt {before}: ', '{what}']],
])('the words of "%s" stay with the figures that they touch', (label, parts) => {
  expect(splitLabel(label)).toEqual(parts)
})

test.each([
  ['+880 1000 000 124', 'tel:+8801000000124'],
  ['03-5555-0123', 'tel:0355550123'],
  ['(0800) 330 1000', 'tel:08003301000'],
  ['+49 (0)30 901820', 'tel:+4930901820'],
  ['+1 (202) 555-0123', 'tel:+12025550123'],
])('%s calls %s', (phone, href) => {
  render(<PhoneLink phone={phone} />)
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', href)
})

test('the locality has its postal code before or after it, if there is one', () => {
  const address = { street: 'S', locality: 'Oslo', country: 'Norge', postalCode: '0150' }
  const placeOf = (change: object) =>
    partsOfAddress({ ...address, region: null, postalCodeFirst: null, ...change }).place
  expect([placeOf({}), placeOf({ postalCodeFirst: true }), placeOf({ postalCode: null })]).toEqual([
    'Oslo\u00a00150',
    '0150\u00a0Oslo',
    'Oslo',
  ])
})

test.each([
  [
    '{street}, {place}, {country}',
    ['1 Street,', 'Label of locality\u00a01000,', 'Label of country'],
  ],
  ['〒{postalCode} {locality}{street}', ['〒1000', 'Label of locality', '1 Street']],
])('an address breaks between its parts first: %s', (label, parts) => {
  mockStaticQueries({ Locales: { uiText: { address: label } } })
  const { container } = render(<PostalAddress />)
  const texts = Array.from(container.querySelectorAll('address > span'), (part) => part.textContent)
  expect(texts).toEqual(parts)
})
