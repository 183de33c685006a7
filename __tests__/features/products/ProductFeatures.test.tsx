import { screen, within } from '@testing-library/react'
import { ProductFeatures } from '../../../src/features/products/ProductFeatures'
import { imageFile } from '../../fixtures/cards'
import { tableDrawing } from '../../fixtures/drawings'
import { queryResult } from '../../fixtures/query-result'
import { render } from '../../support/locale'

const feature = (title: string, isDrawn: boolean) =>
  ({
    title,
    description: `About ${title}.`,
    drawing: isDrawn ? tableDrawing : null,
  }) as unknown as Queries.IllustratedFeatureFragment

const scan = feature('Scan', false)
const count = feature('Count', true)
const order = feature('Order', true)

const titlesIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replace('+', ''))

test.each([
  ['with a drawing come first', [scan, count, order], [['Count', 'Order'], ['Scan']], 2],
  [
    'without any drawing have one section',
    [scan, { ...scan, title: 'Sell' }],
    [['Scan', 'Sell']],
    0,
  ],
])('features %s', (_what, features, titles, drawings) => {
  render(<ProductFeatures features={features} />)
  const sections = screen.getAllByRole('region')
  expect(sections.map(titlesIn)).toEqual(titles)
  const names = ['Label of features', 'Label of otherFeatures'].slice(0, titles.length)
  names.forEach((name, index) => expect(sections[index]).toHaveAccessibleName(name))
  expect(screen.queryAllByRole('img', { name: tableDrawing.label })).toHaveLength(drawings)
})

test('a feature with a picture comes first, like one with a drawing', () => {
  const picture = {
    imgUrl: imageFile('Till'),
    imgAlt: 'A till.',
    pictureNarrow: null,
    second: null,
    caption: null,
  }
  render(<ProductFeatures features={[scan, queryResult({ ...order, drawing: null, picture })]} />)
  expect(screen.getAllByRole('region').map(titlesIn)).toEqual([['Order'], ['Scan']])
  expect(screen.getByRole('img', { name: 'A till.' })).toHaveAttribute('loading', 'lazy')
})
