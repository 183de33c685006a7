import { css } from 'styled-components'

/** The calendar's frame, unseen while the cover is over it. Its page is a light one. */
export const calendlyFrame = css`
  iframe {
    display: block;
    border: 0;
    color-scheme: light;
  }

  &[data-covered] iframe {
    visibility: hidden;
  }
`
