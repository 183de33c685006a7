import styled from 'styled-components'
import { Section, type SectionProps } from '../../components/grid/Section'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { PointText, PointTitle } from '../../components/text/point-text'
import { color } from '../../styles/colors'
import { hairline, space, up } from '../../styles/sizes'

export interface PointSectionProps {
  title: string
  points: readonly { title: string; description: string }[]
  /** Whether it has dark text on a light background. */
  surface?: SectionProps['surface']
}

const List = styled.ul`
  padding-bottom: ${space[3]};

  ${up.tablet} {
    padding-bottom: 0;
  }

  > li {
    border-top: ${hairline} solid ${color.line};

    ${up.tablet} {
      padding: ${space[10]} var(--inset);
    }

    ${up.desktop} {
      &:first-child {
        padding-top: ${space[24]};
        border-top: 0;
      }

      &:last-child {
        padding-bottom: ${space[16]};
      }
    }
  }
`

/** Points in a column next to the heading. */
export const PointSection = ({ title: heading, points, surface }: PointSectionProps) => (
  <Section title={heading} layout="side" surface={surface}>
    <List>
      {points.map(({ title, description }, index) => (
        <li key={title}>
          <CollapsibleOnMobile heading={<PointTitle>{title}</PointTitle>} open={index === 0}>
            <PointText>{description}</PointText>
          </CollapsibleOnMobile>
        </li>
      ))}
    </List>
  </Section>
)
