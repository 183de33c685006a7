import styled from 'styled-components'
import { Drawing, type DrawingProps } from '../../components/drawings/Drawing'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { PictureFigure } from '../../sections/PictureFigure'
import { plainInPrint } from '../../styles/mixins'
import { imageSizes, space, up } from '../../styles/sizes'

export interface DeliverableExampleProps {
  title: string
  text: string
  /** In place of a drawing. */
  picture: Queries.PictureFigureFragment | null
  drawing: DrawingProps['drawing'] | null
}

const Content = styled(SideContent)`
  ${up.desktop} {
    padding-top: ${space[19]};
  }

  ${plainInPrint}
`

/** Something that the offering delivers, in a picture or a drawing, or in words alone. */
export const DeliverableExample = ({ title, text, picture, drawing }: DeliverableExampleProps) => (
  <Section title={title} introduction={text} layout="side" surface="contrast">
    {(picture ?? drawing) && (
      <Content>
        {picture ? (
          <PictureFigure picture={picture} sizes={imageSizes.half} />
        ) : (
          drawing && <Drawing drawing={drawing} />
        )}
      </Content>
    )}
  </Section>
)
