import drawings from '../../../../../src/features/styleguide/drawings.json'
import { formatIssue, validate } from '../../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

/** The issues of a page with this drawing. */
function issuesOf(drawing: unknown): string[] {
  const site = fixtureSite()
  const path = 'services/web/frontend.json'
  site.files[path] = { ...(site.files[path] as object), drawing }
  return validate(sourceOf(site)).map(formatIssue)
}

test.each(drawings.map((drawing) => [drawing.label, drawing] as const))('%s: valid', (_, drawing) =>
  expect(issuesOf(drawing)).toEqual([]),
)

const label = 'A drawing whose parts do not agree.'
const rows = [{ cells: ['One', '1'] }, { cells: ['Two', '2'] }]
const chart = { scale: { from: 0, to: 9 }, series: [{ name: 'All', values: [1, 2, 3] }] }
const calendar = { days: ['Sun', 'Mon', 'Tue'], hours: { from: 9, to: 14 } }
const entry = { day: 1, from: 9, to: 10, text: 'Visit' }

test.each([
  [{ table: { columns: ['A', 'B', 'C'], rows } }, ['/table/rows/0/cells', '/table/rows/1/cells']],
  [{ chart: { ...chart, scale: { from: 0, to: 2 } } }, ['/chart/series/0/values/2']],
  [{ chart: { ...chart, limit: { value: 10, label: 'Limit' } } }, ['/chart/limit/value']],
  [{ chart: { ...chart, mark: { at: 4, label: 'Here' } } }, ['/chart/mark/at']],
  [
    { chart: { ...chart, band: { name: 'Range', low: [1, 2], high: [2, 3, 4] } } },
    ['/chart/band/high'],
  ],
  [
    { calendar: { ...calendar, entries: [entry, { ...entry, day: 4 }] } },
    ['/calendar/entries/1/day'],
  ],
  [
    { calendar: { ...calendar, entries: [entry, { ...entry, day: 2, to: 15 }] } },
    ['/calendar/entries/1/to'],
  ],
  [
    {
      form: {
        fields: [
          { label: 'Mode', value: 'Rail', choices: ['Sea', 'Air'] },
          { label: 'To', value: 'Doha' },
        ],
      },
    },
    ['/form/fields/0/value'],
  ],
])('the parts of a drawing must match: %j', (kind, pointers) =>
  expect(issuesOf({ label, ...kind })).toEqual(
    pointers.map(
      (pointer) => expect.stringContaining(`/drawing${pointer}  drawing-mismatch`) as string,
    ),
  ),
)

test('a drawing has exactly one kind', () => {
  const [first, second] = drawings
  expect(issuesOf({ ...second, ...first })).toEqual([
    expect.stringContaining('/drawing  wrong-form'),
  ])
  expect(issuesOf({ label: first?.label })).toEqual([
    expect.stringContaining('/drawing  missing-key'),
  ])
})
