import { css } from 'styled-components'
import { light } from './colors'
import { hairline } from './sizes'

/** A border that is bright at the top left. The element must be positioned and have a hairline border. */
export const highlightEdge = css`
  &::before {
    content: '';
    position: absolute;
    inset: -${hairline};
    padding: ${hairline};
    border-radius: inherit;
    background: ${light.edge};
    mask:
      linear-gradient(#000 0 0) content-box exclude,
      linear-gradient(#000 0 0);
    pointer-events: none;

    /* Print ignores the mask: the gradient would cover the element. */
    @media print {
      display: none;
    }
  }
`
