import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Section } from '../components/Section'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline, radius } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'

export interface HomePromisesProps {
  promises: Queries.HomePromisesFragment
}

const Row = styled.ul`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[16]};

  ${from.tablet} {
    padding: 0 var(--inset) ${space[28]};
  }

  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Card = styled.li`
  padding: ${space[6]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Title = styled.h3`
  ${type.title}
`

const Back = styled.div`
  margin-top: ${space[6]};
  padding-top: ${space[6]};
  border-top: ${hairline} solid ${color.line};
`

/** Promises with a front and a back. */
export const HomePromises = ({ promises }: HomePromisesProps) => (
  <Section title={promises.title} large>
    <Row>
      {promises.cards.map(({ front, back }) => (
        <Card key={front.title}>
          <Title>{front.title}</Title>
          <p>{front.text}</p>
          <Back>
            <Title as="p">{back.title}</Title>
            <p>{back.text}</p>
          </Back>
        </Card>
      ))}
    </Row>
  </Section>
)

export const fragment = graphql`
  fragment HomePromises on HomePromises {
    title
    cards {
      mark
      front {
        title
        text
      }
      back {
        title
        text
        points {
          title
          description
        }
      }
    }
  }
`
