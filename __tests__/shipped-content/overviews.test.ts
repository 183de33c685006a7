import { readData } from './data-files'

interface Range {
  from: number
  to: number
}

const numbers = new Intl.NumberFormat('en-US')
const written = ({ from, to }: Range): string => `${numbers.format(from)}-${numbers.format(to)}`

test('the prices and weeks on the overview of services are those of its pages', () => {
  const { drawing } = readData('services.json') as {
    drawing: { timeline: { bars: (Range & { label: string; text: string })[] } }
  }
  for (const { label, text, from, to } of drawing.timeline.bars) {
    const slug = label.toLowerCase().replaceAll(' ', '-')
    const { typical } = readData(`services/${slug}.json`) as {
      typical: { usual: { price: Range; weeks: Range } }
    }
    const { price, weeks } = typical.usual
    const percent = (week: number): number => Math.round((100 * week) / 24)
    expect({ label, text, from, to }).toEqual({
      label,
      text: written(price),
      from: percent(weeks.from),
      to: percent(weeks.to),
    })
  }
})

test('the prices on the overview of products are those that the answers of their pages take', () => {
  const { drawing } = readData('products.json') as {
    drawing: { receipt: { lines: { label: string; value: string }[] } }
  }
  const priced = drawing.receipt.lines.filter(({ value }) => /\d/.test(value))
  expect(priced).toHaveLength(3)
  for (const { label, value } of priced) {
    const { questions } = readData(`products/${label.toLowerCase().replace(' ', '-')}.json`) as {
      questions: { answer: string; priceOf?: string }[]
    }
    const answer = questions.find(({ priceOf }) => priceOf)
    expect(answer?.answer).toContain('{price}')
    const { typical } = readData(`${answer?.priceOf?.slice(1, -1)}.json`) as {
      typical: { usual: { price: { from: number; to: number } } }
    }
    expect(value).toBe(written(typical.usual.price))
  }
})

test.each([
  ['mlm-e-commerce-and-erp-system-with-mobile-app', '9 days', '38 min'],
  ['restaurant-chain-inventory-management-module', '6.8 %', '2.4 %'],
  ['gun-shop-role-based-management-system', '2 days', '40 min'],
])('the overview of case studies has the measured result of %s', (slug, was, value) => {
  const { headlineFigure } = readData(`case-studies/${slug}.json`) as {
    headlineFigure: Record<'before' | 'after', { value: string }>
  }
  const { drawing } = readData('case-studies.json') as {
    drawing: { table: { rows: { cells: string[]; was?: string }[] } }
  }
  expect(drawing.table.rows).toContainEqual(
    expect.objectContaining({ was, cells: [expect.any(String), value] }),
  )
  expect([was, value].map((text) => text.split(' ')[0])).toEqual([
    headlineFigure.before.value,
    headlineFigure.after.value,
  ])
})
