import styled from 'styled-components'
import { Section, type SectionProps, SideContent } from '../components/grid/Section'
import { InlineText } from '../components/text/InlineText'
import { color } from '../styles/colors'
import { maxLineLength, space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface ParagraphsProps {
  title: string
  /** Plain texts, or texts with inline Markdown. */
  paragraphs: readonly (string | Queries.InlineTextFragment)[]
  surface?: SectionProps['surface']
}

const Prose = styled(SideContent)`
  p {
    max-width: ${maxLineLength};
    ${type.small}

    ${up.tablet} {
      ${type.body}
    }
  }

  p + p {
    margin-top: ${space[3]};

    ${up.tablet} {
      margin-top: ${space[5]};
    }
  }

  p:first-child {
    color: ${color.text};
    ${type.lead}

    ${up.tablet} {
      ${type.quote}
    }
  }
`

/** A heading with paragraphs next to it; the first paragraph is larger. */
export const Paragraphs = ({ title, paragraphs, surface }: ParagraphsProps) => (
  <Section title={title} layout="side" surface={surface}>
    <Prose $top={[null, null, 24]} $bottom={[6, 19]}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          {typeof paragraph === 'string' ? paragraph : <InlineText {...paragraph} />}
        </p>
      ))}
    </Prose>
  </Section>
)
