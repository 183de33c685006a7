import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Drawing } from '../../components/drawings/Drawing'
import { Section, sideContent } from '../../components/grid/Section'

const Content = styled.div`
  ${sideContent(19, 19)}
`

/** A light section with a drawing of what is delivered. */
export const DeliverableExample = ({
  title,
  text,
  drawing,
}: Queries.DeliverableExampleFragment) => (
  <Section title={title} introduction={text} layout="side" surface="contrast">
    <Content>
      <Drawing drawing={drawing} />
    </Content>
  </Section>
)

export const fragment = graphql`
  fragment DeliverableExample on DeliverableExample {
    title
    text
    drawing {
      ...Drawing
    }
  }
`
