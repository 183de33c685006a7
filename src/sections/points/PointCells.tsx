import styled from 'styled-components'
import { CellGrid } from '../../components/grid/CellGrid'
import { Section, type SectionProps } from '../../components/grid/Section'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { PointTitle, SmallPointText } from '../../components/text/point-text'
import { color } from '../../styles/colors'
import { down, hairline, space, up } from '../../styles/sizes'
import { font, headlineMark, mono } from '../../styles/type'

export interface PointCellsProps {
  title: string
  points: readonly { title: string; description: string }[]
  /** numbered: the points are steps. excluded: the points are not included. */
  kind?: 'plain' | 'numbered' | 'excluded'
  /** Whether it has dark text on a light background. */
  surface?: SectionProps['surface']
}

/* On phones before the title; in wide windows above it, on a line that connects all cells. */
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
    }
  }

  &::after {
    flex: 1;
    height: ${hairline};
    background: linear-gradient(90deg, ${color.highlight}, ${color.lineStrong});
  }
`

const Sign = styled.span<{ $excluded: boolean }>`
  margin-inline-end: ${space[3]};
  color: ${({ $excluded }) => ($excluded ? color.danger : color.success)};
  font-family: ${font.code};
  font-weight: 400;

  /* There a disclosure has a plus or a minus at its end. */
  @media screen {
    ${down.tablet} {
      display: none;
    }
  }
`

/* The headline mark after each step, and a caret after the last one; hidden on phones. */
const StepEnd = styled.span`
  color: ${color.highlight};

  &:where(:empty) {
    display: inline-block;
    width: 0.45em;
    height: 1em;
    margin-inline-start: 0.15em;
    vertical-align: -0.12em;
    background: ${color.accent};
  }

  @media screen {
    ${down.tablet} {
      display: none;
    }
  }
`

const Description = styled(SmallPointText)`
  margin-top: ${space[1]};

  ${up.tablet} {
    margin-top: ${space[3]};
  }
`

/**
 * Points in cells, each with a plus sign, or with a minus sign if it is excluded. Steps have
 * numbers instead, and the headline mark; the last one has a caret.
 */
export const PointCells = ({
  title: heading,
  points,
  kind = 'plain',
  surface,
}: PointCellsProps) => {
  const numbered = kind === 'numbered'
  const excluded = kind === 'excluded'
  const sign = (
    <Sign $excluded={excluded} aria-hidden="true">
      {excluded ? '−' : '+'}
    </Sign>
  )
  return (
    <Section title={heading} surface={surface}>
      <CellGrid as={numbered ? 'ol' : 'ul'} perRow={kind === 'plain' ? 3 : 4}>
        {points.map(({ title, description }, index) => (
          <CollapsibleOnMobile
            key={title}
            open={index === 0 && !numbered}
            heading={
              <PointTitle>
                {numbered ? <PointNumber aria-hidden="true">{index + 1}</PointNumber> : sign}
                {title}
                {numbered && (
                  <StepEnd aria-hidden="true">{index < points.length - 1 && headlineMark}</StepEnd>
                )}
              </PointTitle>
            }
          >
            <Description>{description}</Description>
          </CollapsibleOnMobile>
        ))}
      </CellGrid>
    </Section>
  )
}
