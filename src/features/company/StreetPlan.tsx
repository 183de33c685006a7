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

/** How much smaller a name is that is longer than the part of the plan that it is on. */
const scaleToFit = (name: string, room: number): string =>
  Math.min(1, room / (textWidth(name) * letterWidth)).toFixed(2)

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
  return (
    <Svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={description}>
      {streets.map((street) => line(street, 'var(--edge)', widthOf(street) + 2 * edge))}
      {streets.map((street) =>
        line(street, `var(--${street.kind === 'water' ? 'water' : 'street'})`, widthOf(street)),
      )}
      {streets.map(({ name, from: start, to: end, nameAt }) => {
        const part = (nameAt ?? 50) / 100
        const [x, y] = [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part]
        const length = Math.hypot(end.x - start.x, end.y - start.y)
        const scale = scaleToFit(name, 2 * length * Math.min(part, 1 - part))
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
      <g
        transform={`translate(${office.at.x} ${office.at.y + 34}) scale(${scaleToFit(office.label, 2 * Math.min(office.at.x, size.width - office.at.x))})`}
      >
        <OfficeLabel textAnchor="middle" dominantBaseline="central">
          {office.label}
        </OfficeLabel>
      </g>
    </Svg>
  )
}
