import { css } from 'styled-components'
import { color } from './colors'

/**
 * A link that covers the nearest positioned element around it, so that the whole card can be pressed
 * while its name stays the title alone.
 * @param focusOffset from the card's edge to its focus ring, a CSS length; negative is inside
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
      outline: 2px solid ${color.lit};
      outline-offset: ${focusOffset};
    }
  }
`
