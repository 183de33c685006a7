import styled from 'styled-components'
import { Drawing, type DrawingProps } from '../../components/drawings/Drawing'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { plainInPrint } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'

export interface DeliverableExampleProps extends DrawingProps {
  title: string
  text: string
}

const Content = styled(SideContent)`
  ${up.desktop} {
    padding-top: ${space[19]};
  }

  ${plainInPrint}
`

/** A drawing of something that the offering delivers. */
export const DeliverableExample = ({ title, text, drawing }: DeliverableExampleProps) => (
  <Section title={title} introduction={text} layout="side" surface="contrast">
    <Content>
      <Drawing drawing={drawing} />
    </Content>
  </Section>
)
