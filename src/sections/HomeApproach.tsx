import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline } from '../styles/shape'
import { measure, space } from '../styles/space'
import { mono, type } from '../styles/type'

export interface HomeApproachProps {
  approach: Queries.HomeApproachFragment
}

const Steps = styled.ol`
  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding: ${space[8]} 0;
    border-top: ${hairline} solid ${color.line};

    ${from.tablet} {
      padding: ${space[10]} var(--cell-padding);
    }

    ${from.desktop} {
      &:first-child {
        border-top: 0;
        padding-top: ${space[28]};
      }
    }
  }
`

const Number = styled.span`
  padding-top: 0.45em;
  color: ${color.textFaint};
  ${mono}
`

const Title = styled.h3`
  ${type.title}
`

const End = styled.span`
  color: ${color.lit};
`

const Text = styled.p`
  max-width: ${measure};
  margin-top: ${space[2]};
`

/** The numbered steps of the work. */
export const HomeApproach = ({ approach }: HomeApproachProps) => (
  <Section
    title={approach.title}
    comment={approach.comment}
    introduction={approach.introduction}
    layout="side"
    large
  >
    <Steps>
      {approach.steps.map(({ title, description }, index) => (
        <li key={title}>
          <Number aria-hidden="true">{index + 1}</Number>
          <div>
            <Title>
              {title}
              <End aria-hidden="true">;</End>
            </Title>
            <Text>{description}</Text>
          </div>
        </li>
      ))}
    </Steps>
  </Section>
)

export const fragment = graphql`
  fragment HomeApproach on HomeApproach {
    comment
    title
    introduction
    steps {
      title
      description
    }
  }
`
