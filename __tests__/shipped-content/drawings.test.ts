import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAsciiDigits } from '../support/ascii-digits'

/** The figures in the description of a drawing are those that it shows. */

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The texts and numbers in a value, except descriptions. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Drawings of a value, each with its description apart from what it shows. */
function drawingsIn(value: unknown): { description: string; shown: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(drawingsIn)
  const { drawing } = value as { drawing?: { label?: string } }
  if (typeof drawing?.label !== 'string') return below
  const { label, ...content } = drawing
  return [
    { description: withAsciiDigits(label), shown: withAsciiDigits(textsIn(content).join(' ')) },
    ...below,
  ]
}

const drawings = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => drawingsIn(JSON.parse(readFileSync(join('data', file), 'utf8'))))

test('drawings are found in the content', () => {
  expect(drawings.length).toBeGreaterThan(100)
})

test('a drawing shows each figure and weekday that its description has', () => {
  const missing = drawings.flatMap(({ description, shown }) =>
    [
      ...(description.match(/\d[\d,.:]*\d|\d/g) ?? []).filter((figure) => !shown.includes(figure)),
      ...days.filter((day) => description.includes(day) && !shown.includes(day.slice(0, 3))),
    ].map((figure) => `${figure}: ${description}`),
  )
  expect(missing).toEqual([])
})
