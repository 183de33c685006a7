import styled from 'styled-components'
import { type Footnote, footnoteReference } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { footnotesTitleId, InlineText } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hairlineTop, hiddenInPrint, keptWithNext } from '../../styles/mixins'
import { maxLineLength, space } from '../../styles/sizes'
import { numberedStyle, type } from '../../styles/type'
import { MarkdownBlocks, type MarkdownBlocksProps } from './MarkdownBlocks'

const Root = styled.section`
  max-width: ${maxLineLength};
  margin-top: ${space[10]};
  padding-top: ${space[5]};
  ${hairlineTop}
  ${type.meta}
`

const Title = styled.h2`
  color: ${color.textFaint};
  ${type.meta}
  ${keptWithNext}
`

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding-inline-start: ${space[6]};
  list-style: ${numberedStyle};

  li:target {
    color: ${color.text};
  }
`

const BackLink = styled.a`
  margin-inline-start: ${space[2]};
  padding: ${space[1]} ${space[2]};
  color: ${color.link};

  /* A word joiner, so that the link is not alone on a line. */
  &::before {
    content: '\\2060';
  }

  ${hiddenInPrint}
`

export interface FootnotesProps extends Omit<MarkdownBlocksProps, 'blocks'> {
  footnotes: readonly Footnote[]
}

/**
 * The footnotes of a text, each with a link back to where it belongs; nothing without any. By the
 * roles, screen readers and programs that save pages recognize them: https://www.w3.org/TR/dpub-aria-1.1/
 */
export const Footnotes = ({ footnotes, ...context }: FootnotesProps) => {
  const labels = useLabels()
  return (
    footnotes.length > 0 && (
      <Root role="doc-endnotes" aria-labelledby={footnotesTitleId}>
        <Title id={footnotesTitleId}>{labels.footnotes}</Title>
        <List>
          {footnotes.map(({ anchor, text, blocks }) => {
            const backLink = (
              <BackLink
                href={`#${footnoteReference(anchor)}`}
                role="doc-backlink"
                aria-label={labels.backToText}
              >
                <span aria-hidden="true">↩</span>
              </BackLink>
            )
            const content = text && <InlineText {...text} />
            return (
              <li key={anchor} id={anchor}>
                {blocks.length === 0 ? (
                  <>
                    {content}
                    {backLink}
                  </>
                ) : (
                  <>
                    {/* Programs that save pages omit a text next to paragraphs. */}
                    {content && <p>{content}</p>}
                    <MarkdownBlocks blocks={blocks} {...context} />
                    <p>{backLink}</p>
                  </>
                )}
              </li>
            )
          })}
        </List>
      </Root>
    )
  )
}
