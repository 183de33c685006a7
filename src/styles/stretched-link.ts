import { css } from 'styled-components'
import { color } from './colors'

/**
 * A link whose clickable area is the nearest positioned ancestor, while its accessible name is the
 * title alone.
 * @param focusOffset the outline offset of the focus ring, a CSS length; negative is inside
 */
export const stretchedLink = (focusOffset: string) => css`
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.highlight};
      outline-offset: ${focusOffset};
    }
  }
`
