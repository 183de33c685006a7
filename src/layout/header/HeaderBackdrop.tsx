import styled, { keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { pageLight } from '../../styles/mixins'
import { motionOk } from '../../styles/motion'

const moveUp = keyframes`
  to { translate: 0 -100%; }
`

/** Not on the header itself: a backdrop-filter there would be the containing block of the fixed menu. */
const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: clip;
  /* Without scroll-driven animations or with reduced motion the bar is slightly transparent. */
  background: color-mix(in srgb, ${color.background} 88%, transparent);
  backdrop-filter: blur(0.75rem);

  @media (forced-colors: active) {
    background: Canvas;
  }

  ${motionOk} {
    @supports (animation-timeline: scroll()) {
      background: ${color.background};
      backdrop-filter: none;

      /* The page's gradient, moved up while scrolling, so that bar and page look the same. */
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
