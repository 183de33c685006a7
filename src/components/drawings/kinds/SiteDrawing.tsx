import styled from 'styled-components'
import { artwork, color } from '../../../styles/colors'
import { hairline, radius, shadow, space, up } from '../../../styles/sizes'
import { mono } from '../../../styles/type'

/** The number of containers in each bay, from stern to bow. */
const bays = [3, 4, 4, 3, 4, 2]

const containers = bays.flatMap((high, bay) =>
  Array.from({ length: high }, (_, level) => ({
    x: 152 + bay * 66,
    y: 162 - level * 28,
    fill: artwork.boxes[(bay * 3 + level * 2) % artwork.boxes.length],
  })),
)

/** A container ship. */
const CargoShip = () => (
  <svg viewBox="0 0 640 330">
    <path fill={artwork.water} d="M0 252h640v78H0z" />
    <path fill={artwork.paint} d="M72 84h68v106H72zM88 52h14v32H88zM112 64h10v20h-10z" />
    <path
      fill={artwork.hull}
      d="M80 98h52v12H80zM80 124h52v8H80zM80 146h52v8H80zM88 52h14v10H88z"
    />
    {containers.map(({ x, y, fill }) => (
      <g key={`${x} ${y}`}>
        <path fill={fill} d={`M${x} ${y}h62v26h-62z`} />
        <path
          stroke={artwork.shade}
          strokeWidth="2"
          d={`M${x + 10} ${y + 3}v20m10-20v20m10-20v20m10-20v20m10-20v20`}
        />
      </g>
    ))}
    <path fill={artwork.hull} d="M36 190h576l-34 72q-4 10-16 10H92q-10 0-14-10z" />
    <path fill={artwork.keel} d="M71 246h514l-7 16q-4 10-16 10H92q-10 0-14-10z" />
    <path fill={artwork.water} d="M0 262q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v40H0z" />
    <path
      fill="none"
      stroke={artwork.wave}
      strokeWidth="3"
      strokeLinecap="round"
      d="M24 288h70m30 0h24m96 10h110m40-12h64m60 14h80M70 312h120m140 4h60m90 0h40"
    />
  </svg>
)

const Widths = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  gap: ${space[4]};
  margin-top: ${space[4]};

  /* The widest does not fit on a phone. */
  > :first-child {
    display: none;
  }

  ${up.tablet} {
    grid-template-columns: minmax(0, 2.5fr) minmax(0, 1.5fr) minmax(0, 0.95fr);
    align-items: end;
    gap: ${space[5]};

    > :first-child {
      display: block;
    }
  }
`

/** The width on a dimension line. */
const Width = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${mono}

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 0.5rem;
    background: linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 50% / 100% 1px no-repeat;
    border: solid ${color.lineStrong};
    border-block-width: 0;
    border-inline-width: ${hairline} 0;
  }

  &::after {
    border-block-width: 0;
    border-inline-width: 0 ${hairline};
  }
`

const SiteScreen = styled.div<{ $size: number }>`
  /* The ship is under the text at every width. */
  display: flex;
  flex-direction: column;
  min-height: 19rem;
  padding: ${({ $size }) => [space[3], space[3], space[2]][$size]};
  border-radius: ${radius.frame} ${radius.frame} 0 0;
  background: ${color.paper};
  box-shadow: ${shadow.frame};
  color: ${color.ink};
  overflow: clip;
  forced-color-adjust: none;
  font-size: 0.75rem;
  line-height: 1.4;

  ${up.tablet} {
    min-height: ${({ $size }) => ['14rem', '16rem', '19rem'][$size]};
  }

  ${up.desktop} {
    min-height: ${({ $size }) => ['17rem', '21rem', '26rem'][$size]};
  }

  > svg {
    flex: none;
    width: ${({ $size }) => ['100%', '165%', '245%'][$size]};
    max-width: none;
    margin-block: auto -${({ $size }) => [space[3], space[3], space[2]][$size]};
    margin-inline-start: ${({ $size }) => ['0', '-22%', '-55%'][$size]};
  }
`

/** One line high: if the button leaves no room for the name, the name wraps out of view. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  align-content: flex-end;
  height: 1.55rem;
  overflow: clip;
  justify-content: space-between;
  column-gap: ${space[2]};
  font-weight: 600;
  white-space: nowrap;

  i {
    margin-inline-start: auto;
    padding: 0.25rem 0.625rem;
    border-radius: 0.375rem;
    background: ${color.primary};
    color: ${color.onPrimary};
    font-style: normal;
    font-weight: 560;
  }
`

/** The links of a wide header, as lines. */
const Links = styled.span`
  flex: 1;
  max-width: 2.5rem;
  height: 0.25rem;
  margin-inline-start: auto;
  background: repeating-linear-gradient(to right, ${color.inkSoft} 0 1rem, transparent 1rem 1.5rem);
  opacity: 0.45;
`

const Headline = styled.p<{ $size: number }>`
  max-width: ${({ $size }) => ['none', '9ch', '9ch'][$size]};
  margin-top: ${({ $size }) => [space[5], space[6], space[5]][$size]};
  font-size: ${({ $size }) => ['1.1875rem', '1.5rem', '1.0625rem'][$size]};
  font-weight: 600;
  line-height: 1.05;
  letter-spacing: -0.035em;
`

/* A phone has no room for it. */
const DetailText = styled.p<{ $size: number }>`
  display: none;
  max-width: ${({ $size }) => ['none', '11rem'][$size]};
  margin-top: ${space[2]};
  color: ${color.inkSoft};

  ${up.tablet} {
    display: block;
  }
`

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')

/** A website at three widths, cropped at the lower edge of the cell. */
export const SiteDrawing = ({
  name,
  headline,
  text,
  action,
  widths,
}: Queries.SiteDrawingFragment) => (
  <Widths>
    {widths.map((width, size) => (
      <div key={width}>
        <Width>{width}</Width>
        <SiteScreen $size={size}>
          <Bar>
            {size === 0 ? name : initials(name)}
            {size === 0 && <Links />} <i>{action}</i>
          </Bar>
          <Headline $size={size}>{headline}</Headline>
          {size < 2 && <DetailText $size={size}>{text}</DetailText>}
          <CargoShip />
        </SiteScreen>
      </div>
    ))}
  </Widths>
)
