import styled, { css } from 'styled-components'
import { ruledCell } from '../styles/mixins'
import { down, space, up } from '../styles/sizes'

/** For an entry of a list: a card with a row of its own has its picture and its text side by side. */
export const wholeRow = css`
  --card-display: grid;
  grid-column: 1 / -1;
`

/** Cards of case studies, two in a row; if their number is odd, the last one has the full width. */
export const CardGrid = styled.ul<{
  /** Whether phones show only the first card. */
  $one?: boolean
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} 0;
  overflow: clip;

  ${({ $one }) =>
    $one &&
    css`
      @media screen {
        ${down.tablet} {
          > li + li {
            display: none;
          }
        }
      }
    `}

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;

    > li {
      ${ruledCell}
    }

    > li:last-child:nth-child(odd) {
      ${wholeRow}
    }
  }
`
