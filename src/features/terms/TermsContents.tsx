import { useId } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { color } from '../../styles/colors'
import { hoverColor } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

const Contents = styled.nav`
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

  h2 {
    margin-bottom: ${space[3]};
    color: ${color.textFaint};
    ${type.meta}
  }

  a {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    padding: ${space[1]} 0;
    overflow-wrap: anywhere;
    ${hoverColor(color.text)}
    ${type.small}
  }
`

export const Ordinal = styled.span`
  flex: none;
  min-width: 2ch;
  color: ${color.highlight};
  ${mono}
`

/** The table of contents, which stays in view next to the sections in a wide window. */
export const TermsContents = ({
  sections,
}: {
  sections: readonly { anchor: string; title: string }[]
}) => {
  const titleId = useId()
  return (
    <Contents aria-labelledby={titleId}>
      <h2 id={titleId}>{labels.onThisPage}</h2>
      <ol>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <Ordinal aria-hidden="true">{index + 1}</Ordinal>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
  )
}
