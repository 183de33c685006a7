import styled from 'styled-components'
import { Section, type SectionProps } from '../components/grid/Section'
import { SideContent } from '../components/grid/SideContent'
import { InlineText } from '../components/text/InlineText'
import { color } from '../styles/colors'
import { maxLineLength, space, up } from '../styles/sizes'
import { pointText, type } from '../styles/type'

export interface ParagraphsProps {
  title: string
  /** Plain texts, or texts with inline Markdown. */
  paragraphs: readonly (string | Queries.InlineTextFragment)[]
  surface?: SectionProps['surface']
}

const FirstParagraph = styled.p`
  max-width: ${maxLineLength};
  color: ${color.text};
  ${type.lead}

  ${up.tablet} {
    ${type.quote}
  }
`

const Paragraph = styled.p`
  max-width: ${maxLineLength};
  margin-top: ${space[3]};
  ${pointText}

  ${up.tablet} {
    margin-top: ${space[5]};
  }
`

/** A heading with paragraphs next to it; the first paragraph is larger. */
export const Paragraphs = ({ title, paragraphs, surface }: ParagraphsProps) => (
  <Section title={title} layout="side" surface={surface}>
    <SideContent>
      {paragraphs.map((paragraph, index) => {
        const Root = index === 0 ? FirstParagraph : Paragraph
        return (
          <Root key={index}>
            {typeof paragraph === 'string' ? paragraph : <InlineText {...paragraph} />}
          </Root>
        )
      })}
    </SideContent>
  </Section>
)
