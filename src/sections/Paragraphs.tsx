import styled from 'styled-components'
import { Section } from '../components/grid/Section'
import { color } from '../styles/colors'
import { from, measure, space } from '../styles/sizes'
import { type } from '../styles/type'

export interface ParagraphsProps {
  title: string
  paragraphs: readonly string[]
}

const Prose = styled.div`
  padding: 0 0 ${space[16]};

  ${from.tablet} {
    padding: 0 var(--cell-padding) ${space[19]};
  }

  ${from.desktop} {
    padding-top: ${space[24]};
  }

  @media print {
    padding: 0;
  }

  p {
    max-width: ${measure};
  }

  p + p {
    margin-top: ${space[5]};
  }

  p:first-child {
    color: ${color.text};
    ${type.quote}
  }
`

/** A heading with paragraphs next to it; the first one is larger. */
export const Paragraphs = ({ title, paragraphs }: ParagraphsProps) => (
  <Section title={title} layout="side">
    <Prose>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  </Section>
)
