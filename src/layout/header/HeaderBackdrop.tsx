import styled, { keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { motionOk } from '../../styles/motion'
import { pageLight } from '../../styles/page-light'

const moveUp = keyframes`
  to { translate: 0 -100%; }
`

/** A box of its own: a backdrop-filter on the header would hold the fixed full-screen menu in the bar. */
const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: clip;
  /* If styles cannot follow the scroll position, or motion is reduced, the page shows through faintly. */
  background: color-mix(in srgb, ${color.ground} 88%, transparent);
  backdrop-filter: blur(0.75rem);

  @media (forced-colors: active) {
    background: Canvas;
  }

  ${motionOk} {
    @supports (animation-timeline: scroll()) {
      background: ${color.ground};
      backdrop-filter: none;

      /* The page's light at its place, moved up with the page: bar and page always show the same light. */
      &::before {
        content: '';
        position: absolute;
        inset: 0 auto auto 0;
        ${pageLight}
        animation: ${moveUp} linear both;
        animation-timeline: scroll(root);
        animation-range: 0 var(--light-height);
      }
    }
  }
`

/** The background of the header. */
export const HeaderBackdrop = () => <Backdrop />
