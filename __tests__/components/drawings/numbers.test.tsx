import { ChartDrawing } from '../../../src/components/drawings/kinds/ChartDrawing'
import { PhoneDrawing } from '../../../src/components/drawings/kinds/PhoneDrawing'
import { queryResult } from '../../fixtures/query-result'
import { mockStaticQueries } from '../../mocks/gatsby'
import { render } from '../../support/locale'

test.each([
  ['en', { from: 0.1, to: 0.2 }, ['0.2s', '0.15', '0.1']],
  ['de-DE', { from: 0, to: 2500 }, ['2.500s', '1.250', '0']],
  ['bn-BD', { from: -5, to: 15 }, ['১৫s', '৫', '−৫']],
  ['fr-FR', { from: 0, to: 25_000 }, ['25\u202f000s', '12\u202f500', '0']],
])('the scale of a chart has the numbers of its language: %s', (locale, scale, texts) => {
  mockStaticQueries({ Locales: { siteSettings: { locale } } })
  const chart = queryResult<Queries.ChartDrawingFragment>({
    scale,
    unit: 's',
    series: [{ name: 'A', values: [scale.from, scale.to, scale.to] }],
  })
  const { container } = render(<ChartDrawing {...chart} />)
  const shown = [...container.querySelectorAll('span')].map(({ textContent }) =>
    textContent.replace(/\u00a0/g, ''),
  )
  expect(shown).toEqual(expect.arrayContaining(texts))
})

test('the ring of a phone has the digits and separators of its language', () => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'bn-BD' } } })
  const phone = queryResult<Queries.PhoneDrawingFragment>({
    screens: [{ heading: 'A', ring: { done: 125_000, total: 240_000, unit: 'of 24' }, rows: [] }],
  })
  const { container } = render(<PhoneDrawing {...phone} />)
  expect(container).toHaveTextContent('১,২৫,০০০')
})
