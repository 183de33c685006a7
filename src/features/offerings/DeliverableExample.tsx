import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { Illustration, type IllustrationProps } from '../../sections/Illustration'
import { SmallPrint } from '../../sections/SmallPrint'
import { Paragraphs } from '../../sections/Paragraphs'
import { plainInPrint } from '../../styles/mixins'
import { imageSizes, space, up } from '../../styles/sizes'

export interface DeliverableExampleProps extends Pick<IllustrationProps, 'picture' | 'drawing'> {
  title: string
  text: string
  /** A sentence under the picture or the drawing. */
  note?: string | null
}

const Content = styled(SideContent)`
  ${up.desktop} {
    padding-top: ${space[19]};
  }

  ${plainInPrint}
`

/** Something that the offering delivers, in a picture or a drawing, or in words alone. */
export const DeliverableExample = ({
  title,
  text,
  picture,
  drawing,
  note,
}: DeliverableExampleProps) =>
  (picture ?? drawing) ? (
    <Section title={title} introduction={text} layout="side" surface="contrast">
      <Content>
        <Illustration picture={picture} drawing={drawing} sizes={imageSizes.half} />
        {note && <SmallPrint>{note}</SmallPrint>}
      </Content>
    </Section>
  ) : (
    <Paragraphs title={title} paragraphs={[text]} surface="contrast" />
  )
