import styled, { keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { reducedMotion, scrollKeyframes, motionOk } from '../../styles/motion'
import { headlineMark } from '../../styles/type'

const moveWithScroll = keyframes`
  ${scrollKeyframes
    .map(
      ({ offset, opacity, translate, scale, rotate }) =>
        `${offset * 100}% {
          opacity: ${opacity}; translate: ${translate}; scale: ${scale}; rotate: ${rotate};
        }`,
    )
    .join('')}
`

const Layer = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: clip;
  contain: strict;
  pointer-events: none;

  @media (forced-colors: active), print {
    display: none;
  }
`

const HeadlineMark = styled.svg`
  position: absolute;
  top: 8vh;
  inset-inline-end: 5vw;
  height: 80vh;
  max-width: none;
  /* Without an outline, which would cross the text. On a light page the surface is white: too bright. */
  fill: ${color.surface};
  fill: light-dark(${color.surfaceRaised}, ${color.surface});
  opacity: 0;

  ${motionOk} {
    @supports (animation-timeline: scroll()) {
      animation: ${moveWithScroll} linear both;
      animation-timeline: scroll(root);

      :root[data-motion='paused'] & {
        animation-play-state: paused;
      }
    }

    /* The script moves it (src/browser/scroll-decoration.ts). */
    @supports not (animation-timeline: scroll()) {
      animation: ${moveWithScroll} 1s linear both paused;
    }
  }

  ${reducedMotion} {
    opacity: 0.5;
  }
`

/** The headline mark of the theme, large, behind the page; it moves with the scroll position. */
export const ScrollDecoration = () => (
  <Layer aria-hidden="true">
    <HeadlineMark data-scroll-decoration="" viewBox="-14 -38 28 62">
      {headlineMark === ';' ? (
        <>
          <circle cx="0" cy="-23.4" r="10" />
          <path d="M10 0C10 9.8 4.4 17-5.6 20L-8 15.4C-3.2 14-.4 12.2.8 9.97A10 10 0 1 1 10 0Z" />
        </>
      ) : (
        <text y="10" fontSize="62" fontWeight="560" textAnchor="middle">
          {headlineMark}
        </text>
      )}
    </HeadlineMark>
  </Layer>
)
