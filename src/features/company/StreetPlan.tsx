import styled from 'styled-components'
import { textWidth } from '../../../plugins/content'
import { color } from '../../styles/colors'
import { hairline, planText, radius, space, up } from '../../styles/sizes'
import { byWriting } from '../../styles/writing'

const size = { width: 640, height: 400 } as const

/** The width of each kind of street, in units of the plan. */
const widths: Partial<Record<string, number>> = { main: 40, side: 26, water: 84 }
const edge = 2

/** The angle to the vertical below which a street is steep, in degrees. */
const steepWithin = 30

type Street = Queries.CompanyLocationPlanFragment['streets'][number]
const widthOf = ({ kind }: Street): number => widths[kind] ?? 0

/* Forced colors and print have other colors than the page. */
const Svg = styled.svg`
  width: 100%;
  max-width: 44rem;
  margin-bottom: ${space[10]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.frame};
  background: ${color.surface};
  --edge: ${color.lineStrong};
  --street: ${color.surfaceHover};
  --water: ${color.surfaceRaised};
  --marker: ${color.primary};
  --ring: ${color.highlight};
  --name: ${color.textSoft};
  --label: ${color.text};

  @media (forced-colors: active) {
    background: Canvas;
    --edge: CanvasText;
    --street: Canvas;
    --water: Canvas;
    --marker: Highlight;
    --ring: CanvasText;
    --name: CanvasText;
    --label: CanvasText;
  }

  @media print {
    max-width: 26rem;
    break-inside: avoid;
  }
`

/* Square letters on a steep street are below each other, where others lie on their side. */
const uprightLetters = byWriting(({ hasSquareLetters }) =>
  hasSquareLetters ? 'writing-mode: vertical-rl; transform: rotate(90deg);' : '',
)

const StreetName = styled.text<{ $isSteep?: boolean }>`
  fill: var(--name);
  ${({ $isSteep }) => $isSteep && uprightLetters}
  font-size: ${planText.phone};

  ${up.tablet} {
    font-size: ${planText.tablet};
  }
`

const OfficeMarker = styled.circle`
  fill: var(--marker);
  stroke: var(--ring);
`

const OfficeLabel = styled(StreetName)`
  fill: var(--label);
  font-weight: 560;
`

/** About the width of a letter on a phone, in units of the plan. */
const letterWidth = 12

/**
 * Where the middle of a name is on a line: at the given place, or as close to it as the ends of the
 * line allow. A name is smaller only if it is longer than the line.
 */
function placeName(name: string, wanted: number, length: number) {
  const half = Math.min(textWidth(name) * letterWidth, length) / 2
  return {
    half,
    middle: Math.min(Math.max(wanted, half), length - half),
    scale: ((2 * half) / (textWidth(name) * letterWidth)).toFixed(2),
  }
}

/** How far the middle of the label of the office is below the office. */
const labelDistance = 34

/** Where else on its street a name may be, in percent, if the label of the office is at its place. */
const otherPlaces = [20, 80, 35, 65]

/** Points of a name, from its start to its end, close enough to find a label between two of them. */
const alongName = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]

/** A street plan with the office, drawn from data/company.json. */
export const StreetPlan = ({
  description,
  streets,
  office,
}: Queries.CompanyLocationPlanFragment) => {
  const line = ({ name, from, to }: Street, stroke: string, width: number) => {
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
    return <line key={name} {...ends} stroke={stroke} strokeWidth={width} strokeLinecap="square" />
  }
  const label = placeName(office.label, office.at.x, size.width)
  const labelY = office.at.y + labelDistance
  const isClear = (x: number, y: number): boolean =>
    Math.abs(x - label.middle) > label.half + letterWidth || Math.abs(y - labelY) > 2 * letterWidth
  return (
    <Svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={description}>
      {streets.map((street) => line(street, 'var(--edge)', widthOf(street) + 2 * edge))}
      {streets.map((street) =>
        line(street, `var(--${street.kind === 'water' ? 'water' : 'street'})`, widthOf(street)),
      )}
      {streets.map(({ name, from: start, to: end, nameAt }) => {
        const length = Math.hypot(end.x - start.x, end.y - start.y)
        const pointAt = (distance: number): [x: number, y: number] => [
          start.x + ((end.x - start.x) * distance) / length,
          start.y + ((end.y - start.y) * distance) / length,
        ]
        const wanted = nameAt ?? 50
        const places = [wanted, ...otherPlaces].map((percent) =>
          placeName(name, (length * percent) / 100, length),
        )
        const { middle, scale } =
          places.find(({ middle, half }) =>
            alongName.every((part) => isClear(...pointAt(middle + part * half))),
          ) ?? placeName(name, (length * wanted) / 100, length)
        const [x, y] = pointAt(middle)
        const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
        // Names on streets that lead down are read from bottom to top.
        const turned = angle > 45 ? angle - 180 : angle
        return (
          <g
            key={name}
            transform={`translate(${x} ${y}) rotate(${turned.toFixed(1)}) scale(${scale})`}
          >
            <StreetName
              $isSteep={Math.abs(turned + 90) < steepWithin}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {name}
            </StreetName>
          </g>
        )
      })}
      <OfficeMarker cx={office.at.x} cy={office.at.y} r={11} strokeWidth={3} />
      <g transform={`translate(${label.middle} ${labelY}) scale(${label.scale})`}>
        <OfficeLabel textAnchor="middle" dominantBaseline="central">
          {office.label}
        </OfficeLabel>
      </g>
    </Svg>
  )
}
