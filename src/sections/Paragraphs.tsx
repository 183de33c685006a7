import { Typography, SideContent } from '../components/grid/Box'
import { Section, type SectionProps } from '../components/grid/Section'
import { InlineText } from '../components/text/InlineText'
import { maxLineLength } from '../styles/sizes'

export interface ParagraphsProps {
  title: string
  /** Plain texts, or texts with inline Markdown. */
  paragraphs: readonly (string | Queries.InlineTextFragment)[]
  surface?: SectionProps['surface']
}

/** A heading with paragraphs next to it; the first paragraph is larger. */
export const Paragraphs = ({ title, paragraphs, surface }: ParagraphsProps) => (
  <Section title={title} layout="side" surface={surface}>
    <SideContent $top={[null, null, 24]} $bottom={[6, 19]}>
      {paragraphs.map((paragraph, index) => (
        <Typography
          key={index}
          $max={maxLineLength}
          {...(index === 0
            ? { $type: ['lead', 'quote'], $color: 'text' }
            : { $type: ['small', 'body'], $above: [3, 5] })}
        >
          {typeof paragraph === 'string' ? paragraph : <InlineText {...paragraph} />}
        </Typography>
      ))}
    </SideContent>
  </Section>
)
