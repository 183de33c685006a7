import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/colors'
import { hoverColor, plainInPrint, plusOrMinus } from '../styles/mixins'
import { down, space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface CollapsibleOnMobileProps {
  /** The heading above the content; on phones, the text of the summary. */
  heading: ReactNode
  /** Whether it is initially open on phones. */
  open?: boolean
  children: ReactNode
}

/* From tablets up the summary cannot be used or focused: its heading and the content are always
   visible. Browsers without `::details-content` (Chrome before 131, Firefox before 143, Safari
   before 18.4) show a disclosure at every width. */
const Root = styled.details`
  @media screen {
    ${down.tablet} {
      > summary > :first-child {
        margin: 0;
        color: inherit;
        font: inherit;
        letter-spacing: inherit;
        text-wrap: inherit;
      }

      &[open] > :last-child {
        padding-bottom: ${space[3]};
      }
    }
  }

  @media print {
    break-inside: avoid;
  }

  ${up.tablet} {
    @supports selector(::details-content) {
      &::details-content {
        content-visibility: visible;
      }

      > summary {
        visibility: hidden;
        padding: 0;
        cursor: auto;

        > * {
          visibility: visible;
        }

        /* Browsers give a summary and all in it the color of links there. */
        @media (forced-colors: active) {
          &,
          * {
            color: CanvasText;
          }
        }

        &::after {
          content: none;
        }
      }
    }
  }
`

const Summary = styled.summary`
  position: relative;
  padding-block: ${space[3]};
  padding-inline: 0 calc(${space[5]} + ${space[4]});
  color: ${color.text};
  ${type.title}
  font-size: 1.125rem;
  ${hoverColor(color.link)}

  ${plusOrMinus}

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline: auto 0;
    margin-block: auto;
  }

  ${plainInPrint}
`

/** A native disclosure on phones; from tablets up its content is always visible. */
export const CollapsibleOnMobile = ({ heading, open, children }: CollapsibleOnMobileProps) => (
  <Root open={open}>
    <Summary>{heading}</Summary>
    {children}
  </Root>
)
