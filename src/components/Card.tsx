import styled from 'styled-components'
import { color, light } from '../styles/colors'
import { hairline, radius } from '../styles/shape'
import { space } from '../styles/space'

/** A loose surface with an edge lit from the top left. Use it sparingly: cells carry the structure. */
export const Card = styled.div`
  position: relative;
  padding: ${space[6]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};

  &::before {
    content: '';
    position: absolute;
    inset: -1px;
    padding: ${hairline};
    border-radius: inherit;
    background: ${light.edge};
    mask:
      linear-gradient(#000 0 0) content-box exclude,
      linear-gradient(#000 0 0);
    pointer-events: none;
  }
`
