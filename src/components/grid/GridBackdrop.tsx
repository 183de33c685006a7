import styled from 'styled-components'
import { color, translucent } from '../../styles/colors'
import { backdropGrid, from, hairline } from '../../styles/sizes'

/** A background with a square grid, for screens and illustrations. */
export const GridBackdrop = styled.div`
  border-top: ${hairline} solid ${color.line};
  background:
    linear-gradient(${translucent.grid} ${hairline}, transparent ${hairline}) 0 -1px / 100%
      ${backdropGrid.narrow},
    linear-gradient(90deg, ${translucent.grid} ${hairline}, transparent ${hairline}) -1px 0 /
      ${backdropGrid.narrow} 100%;

  ${from.tablet} {
    background-size:
      100% ${backdropGrid.wide},
      ${backdropGrid.wide} 100%;
  }
`
