import { css } from 'styled-components'
import { light } from './colors'
import { hairline } from './shape'

/** The upper left edges of a raised surface catch the light. The surface is positioned and has a hairline border. */
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

    /* Printers know no such mask: the light would cover the surface. */
    @media print {
      display: none;
    }
  }
`
