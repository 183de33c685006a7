import styled from 'styled-components'
import { from } from '../../styles/breakpoints'
import { color, light } from '../../styles/colors'
import { hairline } from '../../styles/shape'
import { stageGrid } from '../../styles/space'

/** A band ruled like graph paper, on which screens and drawings stand. */
export const GridBackdrop = styled.div`
  border-top: ${hairline} solid ${color.line};
  background:
    linear-gradient(${light.grid} ${hairline}, transparent ${hairline}) 0 -1px / 100%
      ${stageGrid.narrow},
    linear-gradient(90deg, ${light.grid} ${hairline}, transparent ${hairline}) -1px 0 /
      ${stageGrid.narrow} 100%;

  ${from.tablet} {
    background-size:
      100% ${stageGrid.wide},
      ${stageGrid.wide} 100%;
  }
`
