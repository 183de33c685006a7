import type { SvgProblem } from '../../../../../plugins/content/files/parse-svg'
import type { Change } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'

const logo =
  (path: string, problem?: SvgProblem): Change =>
  (site) =>
    void site.logos.set(path, problem)
const empty: SvgProblem = ['shows nothing', 'open it in a browser']

testMistakes(
  (
    [
      [
        'a logo of a technology',
        logo('brand/logos/slack.svg', empty),
        /slack\.svg.* shows nothing/,
      ],
      ['the logo of the site', logo('brand/mark.svg', empty), /static\/brand\/mark\.svg.* shows n/],
      ['the logo of a client', logo('clients/one.svg', empty), /static\/clients\/one\.svg.* shows/],
      ['a logo that is no SVG file', logo('brand/logos/slack.png'), /put an SVG here/],
      ['the name of a logo', logo('brand/logos/Power BI.svg'), /name it "power-bi\.svg"/],
    ] as const
  ).map(([what, change, line]) => [what, change, 'logo-file', line]),
)
testAccepted([
  ['a logo of one color', logo('brand/logos/slack.svg')],
  ['any name of the logo of the site', logo('images/Our Logo.svg')],
])
