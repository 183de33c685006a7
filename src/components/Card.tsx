import styled from 'styled-components'
import { color } from '../styles/colors'
import { highlightEdge } from '../styles/highlight-edge'
import { hairline, radius } from '../styles/shape'
import { space } from '../styles/space'

/** A loose surface with an edge lit from the top left. Use it sparingly: cells carry the structure. */
export const Card = styled.div`
  position: relative;
  padding: ${space[6]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${highlightEdge}
`
