import { css } from 'styled-components'

/** The calendar's frame, hidden while `data-covered` is set. Its page has a light color scheme. */
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
