import { checkLogos } from '../../../../src/content/validation/rules/logos'
import { fixtureSite, sourceOf } from '../../../fixtures/content'

const issuesOf = (name: string, text: string): string[] =>
  checkLogos({ ...sourceOf(fixtureSite()), logos: new Map([[name, text]]) }).map(
    ({ file, message, hint }) => [file, message, hint].join('  '),
  )

const viewBox = 'viewBox="0 0 24 24"'
const shape = '<path fill="#0A66C2" d="M0 0h24v24z"/>'
const logo = `<svg ${viewBox}>${shape}</svg>`
const inside = (content: string): string => `<svg ${viewBox}>${content}</svg>`

test('accepts a shape of one color', () => {
  expect(issuesOf('power-bi.svg', logo)).toEqual([])
})

test.each([
  ['', 'is not an SVG  it must begin with <svg and end with </svg>'],
  ['\u0089PNG', 'is not an SVG  it must begin with <svg and end with </svg>'],
  [
    `<!DOCTYPE svg [<!ENTITY a "b">]>${logo}`,
    'is not an SVG  it must begin with <svg and end with </svg>',
  ],
  [`<!DOCTYPE svg>${logo}`, 'declares a document type  delete that line'],
  [
    `<svg>${shape}</svg>`,
    'has no viewBox  add one with the size of the image: viewBox="0 0 24 24"',
  ],
  [
    `<svg width="24" height="24">${shape}</svg>`,
    'has no viewBox  add one with the size of the image: viewBox="0 0 24 24"',
  ],
  [inside('<script>1</script>'), 'contains a script  delete it'],
  [inside(`<g onload="x()">${shape}</g>`), 'contains a script  delete it'],
  [inside('<text>C#</text>'), 'contains text, which needs a font  convert it to paths'],
  [
    inside('<image href="data:image/png;base64,AA=="/>'),
    'contains a picture or other media  draw it as paths',
  ],
  [
    inside('<use href="https://evil.example/x.svg#a"/>'),
    'refers to something outside the file  draw it as paths',
  ],
  [
    inside('<style>path{fill:red}</style>'),
    'contains styles  export it with attributes instead: fill="…"',
  ],
  [inside('<linearGradient id="a"/>'), 'contains a gradient or pattern  draw it in one color'],
  [
    inside(`${shape}<path fill="#fff" d="M1 1z"/>`),
    'has 2 colors (#0a66c2, #ffffff)  keep one color; cut the other shapes out',
  ],
])('refuses %j', (text, issue) => {
  expect(issuesOf('slack.svg', text)).toEqual([`static/brand/logos/slack.svg  ${issue}`])
})

test.each([
  ['slack.png', 'is not an SVG  put an SVG here'],
  ['Power BI.svg', '"Power BI.svg" cannot name a logo  name it "power-bi.svg"'],
])('refuses the name %s', (name, issue) => {
  expect(issuesOf(name, logo)).toEqual([`static/brand/logos/${name}  ${issue}`])
})
