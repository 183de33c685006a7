import { render, screen } from '@testing-library/react'
import { Drawing, type DrawingProps } from '../../../src/components/drawings/Drawing'
import samples from '../../fixtures/drawing-samples.json'

// The file omits values that GraphQL would return as null.
const drawings = samples as unknown as readonly DrawingProps['drawing'][]

/** Keys with a fixed set of values. */
const choices = ['state', 'change']

/** All texts in a value, except those of such keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !choices.includes(key))
    .flatMap(([, each]) => textsIn(each))
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

test.each(drawings.map((drawing) => [drawing.label, drawing] as const))(
  '%s: screen readers read only the label; the texts are visible',
  (label, drawing) => {
    render(<Drawing drawing={drawing} />)
    const figure = screen.getByRole('img', { name: label })
    const [, content] = Object.entries(drawing).find(([key]) => key !== 'label') ?? []
    const texts = textsIn(content)
    const shown = withoutSpaces(figure.textContent)
    // A single line has no legend; a narrow website shows initials instead of its name.
    const missing = texts.filter((text) => !shown.includes(withoutSpaces(text)))
    expect(missing).toEqual(
      drawing.chart?.series.length === 1 ? [drawing.chart.series[0]?.name] : [],
    )
    expect(figure.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  },
)

test('a row with a callout is marked and has its own state, or is highlighted', () => {
  const rows = [
    { cells: ['Late'], state: 'bad', callout: 'Since Sunday' },
    { cells: ['Wrong'], callout: 'By 6 hours' },
    { cells: ['Plain'] },
  ]
  const drawing = { label: 'Three rows', table: { rows } } as unknown as DrawingProps['drawing']
  const { container } = render(<Drawing drawing={drawing} />)
  const marked = [...container.querySelectorAll<HTMLElement>('[data-marked]')]
  expect(marked.map(({ dataset }) => dataset.state)).toEqual(['bad', 'highlighted'])
})

test('a line of code is marked as added or removed', () => {
  const lines = [{ text: 'a', change: 'added' }, { text: 'b' }, { text: 'c', change: 'removed' }]
  const drawing = { label: 'Three lines', code: { lines } } as unknown as DrawingProps['drawing']
  const { container } = render(<Drawing drawing={drawing} />)
  const changed = [...container.querySelectorAll<HTMLElement>('[data-change]')]
  expect(changed.map(({ dataset }) => dataset.change)).toEqual(['added', 'removed'])
})
