import styled from 'styled-components'
import { Section } from '../components/grid/Section'
import { color } from '../styles/colors'
import { from, hairline, measure, space } from '../styles/sizes'
import { type } from '../styles/type'

export interface PointSectionProps {
  title: string
  points: readonly { title: string; description: string }[]
}

const List = styled.ul`
  > li {
    padding: ${space[8]} 0;
    border-top: ${hairline} solid ${color.line};

    ${from.tablet} {
      padding: ${space[10]} var(--cell-padding);
    }

    ${from.desktop} {
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

const Title = styled.h3`
  ${type.title}
`

const Description = styled.p`
  max-width: ${measure};
  margin-top: ${space[2]};
`

/** Points in a column next to the heading. */
export const PointSection = ({ title: heading, points }: PointSectionProps) => (
  <Section title={heading} layout="side">
    <List>
      {points.map(({ title, description }) => (
        <li key={title}>
          <Title>{title}</Title>
          <Description>{description}</Description>
        </li>
      ))}
    </List>
  </Section>
)
