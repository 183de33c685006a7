import styled from 'styled-components'
import { CellGrid } from '../components/grid/CellGrid'
import { Section, type SectionProps } from '../components/grid/Section'
import { CollapsibleOnMobile } from '../components/CollapsibleOnMobile'
import { SideList } from '../components/grid/SideContent'
import { PointText, PointTitle } from '../components/text/Typography'
import { useFormats } from '../hooks/useFormats'
import { color } from '../styles/colors'
import { down, hairline, maxLineLength, space, up } from '../styles/sizes'
import { font, mono, pointNote } from '../styles/type'

type Marker = 'plus' | 'minus' | 'number'

export interface PointsProps {
  title: string
  points: readonly Queries.PointFragment[]
  /**
   * Shows the points in cells, with this sign before each title, or the number of a step. Without a
   * marker they are a list next to the heading.
   */
  marker?: Marker
  surface?: SectionProps['surface']
}

/* Above the title, from tablets up on a line that connects all cells; on phones before the title. */
const PointNumber = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block: 0 ${space[2]};
  margin-inline: 0 calc(-1 * var(--inset));
  color: ${color.highlight};
  ${mono}

  @media screen {
    ${down.tablet} {
      display: inline;
      margin-block: 0;
      margin-inline: 0 ${space[3]};
    }
  }

  ${up.tablet} {
    margin-bottom: ${space[8]};

    &::after {
      content: '';
      flex: 1;
      height: ${hairline};
      background: linear-gradient(90deg, ${color.highlight}, ${color.lineStrong});
    }
  }
`

const Sign = styled.span<{ $marker: 'plus' | 'minus' }>`
  margin-inline-end: ${space[3]};
  color: ${({ $marker }) => ($marker === 'minus' ? color.danger : color.success)};
  font-family: ${font.code};
  font-weight: 400;

  /* There a disclosure has a plus or a minus at its end. */
  @media screen {
    ${down.tablet} {
      display: none;
    }
  }
`

const renderMarker = (marker: Marker, position: string) =>
  marker === 'number' ? (
    <PointNumber aria-hidden="true">{position}</PointNumber>
  ) : (
    <Sign $marker={marker} aria-hidden="true">
      {marker === 'minus' ? '−' : '+'}
    </Sign>
  )

const CellText = styled.p`
  max-width: ${maxLineLength};
  margin-top: ${space[1]};
  ${pointNote}

  ${up.tablet} {
    margin-top: ${space[3]};
  }
`

/** Points in cells; steps have numbers. */
const PointCells = ({ points, marker }: { points: PointsProps['points']; marker: Marker }) => {
  const isSteps = marker === 'number'
  const { number } = useFormats()
  return (
    <CellGrid as={isSteps ? 'ol' : 'ul'} perRow={marker === 'plus' ? 3 : 4}>
      {points.map(({ title, description }, index) => (
        <CollapsibleOnMobile
          key={title}
          open={index === 0 && !isSteps}
          heading={
            <PointTitle>
              {renderMarker(marker, number(index + 1))}
              {title}
            </PointTitle>
          }
        >
          <CellText>{description}</CellText>
        </CollapsibleOnMobile>
      ))}
    </CellGrid>
  )
}

/* On phones an entry is a disclosure, which has its own space. */
const PointList = styled(SideList)`
  padding-bottom: ${space[3]};

  ${up.tablet} {
    padding-bottom: 0;

    > li {
      padding-block: ${space[10]};
    }
  }

  ${up.desktop} {
    > li:last-child {
      padding-bottom: ${space[16]};
    }
  }
`

/** A section with points, each with a text that phones show on request. */
export const Points = ({ title: heading, points, marker, surface }: PointsProps) => (
  <Section title={heading} layout={marker ? 'stack' : 'side'} surface={surface}>
    {marker ? (
      <PointCells points={points} marker={marker} />
    ) : (
      <PointList>
        {points.map(({ title, description }, index) => (
          <li key={title}>
            <CollapsibleOnMobile heading={<PointTitle>{title}</PointTitle>} open={index === 0}>
              <PointText>{description}</PointText>
            </CollapsibleOnMobile>
          </li>
        ))}
      </PointList>
    )}
  </Section>
)
