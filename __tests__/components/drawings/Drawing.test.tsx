import { render, screen } from '@testing-library/react'
import { Drawing, type DrawingProps } from '../../../src/components/drawings/Drawing'
import { dataFiles, readData } from '../../support/site'

type DrawingData = DrawingProps['drawing']

/** The drawings in the content; it omits values that GraphQL would return as null. */
const drawingsIn = (content: unknown): DrawingData[] =>
  typeof content !== 'object' || content === null
    ? []
    : Object.entries(content).flatMap(([key, value]) =>
        key === 'drawing' ? [value as DrawingData] : drawingsIn(value),
      )
const drawings = dataFiles().flatMap((path) => drawingsIn(readData(path)))

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

test('screen readers read only the label of a drawing; its texts are visible', () => {
  for (const drawing of drawings) {
    const { unmount } = render(<Drawing drawing={drawing} />)
    const figure = screen.getByRole('img', { name: drawing.label })
    const [, content] = Object.entries(drawing).find(([key]) => key !== 'label') ?? []
    const texts = textsIn(content)
    const shown = withoutSpaces(figure.textContent)
    // A single line needs no legend.
    const [line, ...lines] = drawing.chart?.series ?? []
    const optional = line && lines.length === 0 ? line.name : undefined
    const missing = texts.filter((text) => !shown.includes(withoutSpaces(text)))
    expect(missing.filter((text) => text !== optional)).toEqual([])
    expect(figure.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    unmount()
  }
})

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
