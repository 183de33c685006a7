import { all, picture, set, type Change } from '../../../fixtures/changes'
import { testAccepted, testMistakes, testWrongValues } from '../../../fixtures/issues'

const study = 'case-studies/alpha-ledger.json'
const path = 'case-studies/alpha-ledger/cover.png'
const good = { width: 3200, height: 2000, bytes: 400_000 }

testWrongValues(study, [
  ['/showcase/0/imgUrl', './alpha-ledger/sceen.png', 'missing-picture', /screen\.png"\?/],
  // The suggestion keeps accents.
  [
    '/imgUrl',
    './alpha-ledger/Foto Niño.png',
    'wrong-form',
    /write "\.\/alpha-ledger\/foto-niño\.png"/,
  ],
  ['/imgUrl', '../../x.png', 'wrong-form'],
  ['/imgUrl', './beta-menu/cover.png', 'missing-picture'],
])
testMistakes([
  [
    'a picture that is not there',
    picture(path),
    'missing-picture /imgUrl',
    /"\.\/alpha-ledger\/screen\.png"\?/,
  ],
  [
    'a file name in capitals',
    all(picture(path), picture(path.replace('cover.png', 'Cover.PNG'), good)),
    'missing-picture /imgUrl',
    /rename that file to "cover\.png"/,
  ],
  ['a picture next to the single files', picture('cover.png', good), 'unknown-file'],
  [
    'a picture that cannot be read',
    picture(path, { unreadable: 'read error' }),
    'unreadable-picture /imgUrl',
    /export it again/,
  ],
  [
    'a picture in static/ with its location',
    (site) => void site.staticLocations.add('/clients/photo.jpg'),
    'published-location',
    /static\/clients\/photo\.jpg:1:1 .*npm run pictures/,
  ],
  [
    'a picture that is too small for phones',
    all(
      set('home.json', '/hero/pictureNarrow', { imgUrl: './home/narrow.png' }),
      picture('home/narrow.png', { ...good, width: 299 }),
    ),
    'picture-size /hero/pictureNarrow/imgUrl',
  ],
])
testMistakes(
  (
    [
      [{ hasLocation: true }, 'picture-location', /warning {2}picture-location .*npm run pictures/],
      [{ width: 1599 }, 'picture-size', /at least 1600/],
      [{ height: 299 }, 'picture-size', /at least 300/],
      [{ width: 20_000, height: 20_000 }, 'picture-size', /at most 100/],
      [{ bytes: 10 * 1024 * 1024 + 1 }, 'picture-size', /./],
      ...['jpeg', 'webp', 'heif', 'gif', 'svg'].map(
        (format) => [{ format }, 'unreadable-picture', /change the extension/] as const,
      ),
    ] as const
  ).map(([change, rule, line]) => [
    `a PNG with ${JSON.stringify(change)}`,
    picture(path, { ...good, ...change }),
    `${rule} /imgUrl`,
    line,
  ]),
)

/** Own logos of technologies and networks. */
const logo =
  (text: string, name = 'slack.svg'): Change =>
  (site) =>
    void site.logos.set(name, text)
const inside = (content: string): Change => logo(`<svg viewBox="0 0 24 24">${content}</svg>`)
const shape = '<path fill="#0A66C2" d="M0 0h24v24z"/>'
const whole = `<svg viewBox="0 0 24 24">${shape}</svg>`

testMistakes(
  (
    [
      ['an empty logo', logo(''), /must begin with <svg/],
      ['a logo of another format', logo('\u0089PNG'), /must begin with <svg/],
      ['an entity', logo(`<!DOCTYPE svg [<!ENTITY a "b">]>${whole}`), /must begin with <svg/],
      ['a document type', logo(`<!DOCTYPE svg>${whole}`), /delete that line/],
      [
        'a logo without a viewBox',
        logo(`<svg width="24" height="24">${shape}</svg>`),
        /viewBox="0 0 24 24"/,
      ],
      ['a script', inside('<script>1</script>'), /contains a script/],
      ['an event handler', inside(`<g onload="x()">${shape}</g>`), /contains a script/],
      ['text in a logo', inside('<text>C#</text>'), /convert it to paths/],
      [
        'a picture in a logo',
        inside('<image href="data:image/png;base64,AA=="/>'),
        /picture or other media/,
      ],
      ['a reference', inside('<use href="https://evil.example/x.svg#a"/>'), /outside the file/],
      ['styles in a logo', inside('<style>path{fill:red}</style>'), /contains styles/],
      ['a gradient', inside('<linearGradient id="a"/>'), /draw it in one color/],
      ['two colors', inside(`${shape}<path fill="#fff" d="M1 1z"/>`), /#0a66c2, #ffffff/],
      ['a logo that is no SVG file', logo(whole, 'slack.png'), /put an SVG here/],
      ['the name of a logo', logo(whole, 'Power BI.svg'), /name it "power-bi\.svg"/],
    ] as const
  ).map(([what, change, line]) => [what, change, 'logo-file', line]),
)
testAccepted([
  ['a logo of one color', logo(whole)],
  ['a picture of a page that was deleted', picture('case-studies/gone/cover.png', good)],
])

/** Drawings: their parts agree. */
const drawing = (kind: object): Change =>
  set('services/web/frontend.json', '/drawing', {
    label: 'A drawing whose parts do not agree.',
    ...kind,
  })
const cells = (...rows: string[][]) => rows.map((row) => ({ cells: row }))
const chart = { scale: { from: 0, to: 9 }, series: [{ name: 'All', values: [1, 2, 3] }] }
const entry = { day: 1, from: 9, to: 10, text: 'Visit' }
const calendar = (change: object): Change =>
  drawing({
    calendar: {
      ...{ days: ['Sun', 'Mon', 'Tue'], hours: { from: 9, to: 14 } },
      entries: [entry, { ...entry, ...change }],
    },
  })
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
        'a limit off the scale',
        drawing({ chart: { ...chart, limit: { value: 10, label: 'A' } } }),
        '/chart/limit/value',
      ],
      [
        'a mark off the scale',
        drawing({ chart: { ...chart, mark: { at: 4, label: 'A' } } }),
        '/chart/mark/at',
      ],
      [
        'a band of two lengths',
        drawing({ chart: { ...chart, band: { name: 'A', low: [1, 2], high: [2, 3, 4] } } }),
        '/chart/band/high',
      ],
      ['an entry on no day', calendar({ day: 4 }), '/calendar/entries/1/day'],
      ['an entry after hours', calendar({ day: 2, to: 15 }), '/calendar/entries/1/to'],
      ['a value that is no choice', drawing({ form: { fields } }), '/form/fields/0/value'],
    ] as const
  ).map(([what, change, pointer]) => [what, change, `drawing-mismatch /drawing${pointer}`]),
)

testMistakes([
  ['a drawing of two kinds', drawing({ chart, form: { fields } }), 'wrong-form /drawing'],
  ['a drawing of no kind', drawing({}), 'missing-key /drawing'],
])
testAccepted([['a drawing', drawing({ chart })]])
