import { dataFiles, readData } from './data-files'

interface Product {
  features: { drawing?: Record<string, unknown> & { label: string } }[]
}

const products = dataFiles(/^products\//).map((path) => [path, readData(path) as Product] as const)
const drawingsOf = ({ features }: Product) => features.flatMap(({ drawing }) => drawing ?? [])

test.each(products)('%s shows three features, each with another kind of drawing', (_, product) => {
  const kinds = drawingsOf(product).map(({ label: _label, ...kind }) => Object.keys(kind)[0])
  expect(kinds).toHaveLength(3)
  expect(new Set(kinds).size).toBe(3)
})

test('no two products have the same drawing', () => {
  const drawings = products.flatMap(([, product]) => drawingsOf(product))
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(drawings.length)
  expect(drawings).not.toHaveLength(0)
})
