import { type Change, set } from '../../fixtures/changes'
import { testAccepted, testMistakes } from '../../fixtures/issues'

const drawing = (kind: object): Change =>
  set('services/web/frontend.json', '/drawing', {
    label: 'A drawing whose parts do not agree.',
    ...kind,
  })
const cells = (...rows: string[][]) => rows.map((row) => ({ cells: row }))
const chart = { scale: { from: 0, to: 9 }, series: [{ name: 'All', values: [1, 2, 3] }] }
const fields = [
  { label: 'Mode', value: 'Rail', choices: ['Sea', 'Air'] },
  { label: 'To', value: 'Doha' },
]

testMistakes(
  (
    [
      [
        'a row of too few cells',
        drawing({ table: { columns: ['A', 'B', 'C'], rows: cells(['1', '2'], ['3', '4', '5']) } }),
        '/table/rows/0/cells',
      ],
      [
        'a value off the scale',
        drawing({ chart: { ...chart, scale: { from: 0, to: 2 } } }),
        '/chart/series/0/values/2',
      ],
      [
        'a band of two lengths',
        drawing({ chart: { ...chart, band: { name: 'A', low: [1, 2], high: [2, 3, 4] } } }),
        '/chart/band/high',
      ],
      ['a value that is no choice', drawing({ form: { fields } }), '/form/fields/0/value'],
    ] as const
  ).map(([what, change, pointer]) => [what, change, `drawing-mismatch /drawing${pointer}`]),
)

testMistakes([
  ['a drawing of two kinds', drawing({ chart, form: { fields } }), 'wrong-form /drawing'],
  ['a drawing of no kind', drawing({}), 'missing-key /drawing'],
])
testAccepted([['a drawing', drawing({ chart })]])
