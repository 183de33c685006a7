import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { footnoteReference, footnotesTitleId, InlineText } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { maxLineLength, space } from '../../styles/sizes'
import { type } from '../../styles/type'

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
`

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding-inline-start: ${space[6]};
  list-style: decimal;

  li:target {
    color: ${color.text};
  }
`

const BackLink = styled.a`
  margin-inline-start: ${space[2]};
  padding: ${space[1]} ${space[2]};
  color: ${color.link};

  ${hiddenInPrint}
`

export interface FootnotesProps {
  footnotes: readonly Queries.MarkdownFootnoteFragment[]
}

/** The footnotes of a text, each with a link back to where it belongs; nothing without any. */
export const Footnotes = ({ footnotes }: FootnotesProps) => {
  const labels = useLabels()
  return (
    footnotes.length > 0 && (
      <Root aria-labelledby={footnotesTitleId}>
        <Title id={footnotesTitleId}>{labels.footnotes}</Title>
        <List>
          {footnotes.map(({ anchor, text }) => (
            <li key={anchor} id={anchor}>
              <InlineText {...text} />
              <BackLink href={`#${footnoteReference(`#${anchor}`)}`} aria-label={labels.backToText}>
                <span aria-hidden="true">↩</span>
              </BackLink>
            </li>
          ))}
        </List>
      </Root>
    )
  )
}
