import { useId } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../hooks/useFormats'
import { useLabels } from '../../hooks/useLabels'
import { color } from '../../styles/colors'
import { hoverColor } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

/* In wide windows next to the sections. Paper shows no navigation (print.ts). */
const Root = styled.nav`
  padding: ${space[10]} var(--inset);

  ${up.desktop} {
    position: sticky;
    top: var(--header);
    align-self: start;
    max-height: calc(100vh - var(--header));
    overflow-y: auto;
    padding-block: ${space[16]} ${space[10]};
    padding-inline: var(--inset) ${space[6]};
  }
`

const ContentsTitle = styled.h2`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

const ContentsLink = styled.a`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  padding: ${space[1]} 0;
  ${hoverColor(color.text)}
  ${type.small}
`

const OrdinalText = styled.span`
  min-width: 2ch;
  color: ${color.highlight};
  ${mono}
`

/** The number of a section. Screen readers do without it. */
export const Ordinal = ({ children }: { children: number }) => {
  const { number } = useFormats()
  return <OrdinalText aria-hidden="true">{number(children)}</OrdinalText>
}

/** A section with a heading. */
export interface NamedSection {
  anchor: string
  title: string
}

export interface TableOfContentsProps {
  sections: readonly NamedSection[]
  /** Whether the sections are numbered. */
  isNumbered: boolean
}

/** The table of contents, which stays in view next to the sections in a wide window. */
export const TableOfContents = ({ sections, isNumbered }: TableOfContentsProps) => {
  const labels = useLabels()
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <ContentsTitle id={titleId}>{labels.onThisPage}</ContentsTitle>
      <ol>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <ContentsLink href={`#${anchor}`}>
              {isNumbered && <Ordinal>{index + 1}</Ordinal>}
              {title}
            </ContentsLink>
          </li>
        ))}
      </ol>
    </Root>
  )
}
