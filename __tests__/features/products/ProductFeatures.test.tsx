import { render, screen, within } from '@testing-library/react'
import { ProductFeatures } from '../../../src/features/products/ProductFeatures'
import { tableDrawing } from '../../fixtures/drawings'

const feature = (title: string, isDrawn: boolean) =>
  ({
    title,
    description: `About ${title}.`,
    drawing: isDrawn ? tableDrawing : null,
  }) as unknown as Queries.ProductFeatureFragment

const show = (...features: Queries.ProductFeatureFragment[]) => {
  render(<ProductFeatures features={features} />)
}

const titlesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replace('+', ''))

test('features with a drawing come first, each with its drawing, and the others follow', () => {
  show(feature('Scan', false), feature('Count', true), feature('Order', true))
  expect(titlesIn('Label of features')).toEqual(['Count', 'Order'])
  expect(screen.getAllByRole('img', { name: tableDrawing.label })).toHaveLength(2)
  expect(titlesIn('Label of otherFeatures')).toEqual(['Scan'])
})

test('has a single section without drawings', () => {
  show(feature('Scan', false), feature('Count', false))
  expect(titlesIn('Label of features')).toEqual(['Scan', 'Count'])
  expect(screen.queryByRole('region', { name: 'Label of otherFeatures' })).toBeNull()
})

test('has no section for others if all features have a drawing', () => {
  show(feature('Count', true))
  expect(screen.getAllByRole('region')).toHaveLength(1)
})
