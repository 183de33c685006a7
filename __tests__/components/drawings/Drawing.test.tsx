import { render } from '@testing-library/react'
import { Drawing, type DrawingProps } from '../../../src/components/drawings/Drawing'

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
