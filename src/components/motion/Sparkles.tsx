import styled, { css, keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { autoplay, motion } from '../../styles/motion'
import { sparklePosition } from '../../styles/sparkles'

const twinkle = keyframes`
  0%, 100% {
    opacity: 0;
    transform: scale(0) rotate(75deg);
  }

  50% {
    opacity: 0.8;
    transform: scale(1) rotate(120deg);
  }
`

const positions = [
  sparklePosition(0.52, 0.3, true),
  sparklePosition(0.97, 0.1, true),
  sparklePosition(0.28, 0.5, false),
  sparklePosition(0.94, 0.9, false),
  sparklePosition(0.12, 0.9, true),
  sparklePosition(0.6, 0.2, false),
  sparklePosition(0.73, 1, true),
  sparklePosition(0.34, 0.6, true),
  sparklePosition(0.04, 0.7, false),
  sparklePosition(0.79, 0.4, false),
] as const

const Field = styled.span`
  position: absolute;
  z-index: -1;
  /* Of these strips above and below the text, the stars use the outer part. At the sides they stay within the page's margin. */
  inset: -2rem -3vw -1rem;
  overflow-x: clip;
  pointer-events: none;

  @media (forced-colors: active), print {
    display: none;
  }

  ${positions.map(
    (translate, index) => css`
      > :nth-child(${index + 1}) {
        translate: ${translate};
        --delay: ${(index * -0.61).toFixed(2)}s;
      }
    `,
  )}
`

/**
 * As wide as the text, so that percentages of "translate" are relative to the text; the star is in its
 * left corner, also on a page that is read from right to left. It has the animation, because browsers
 * animate SVG in the main thread.
 */
const Sparkle = styled.i`
  position: absolute;
  inset: 0 3vw;
  direction: ltr;
  opacity: 0.5;
  transform-origin: 0 0;

  ${autoplay(css`
    ${twinkle} ${motion.twinkle} var(--delay)
  `)}
`

const Star = styled.svg`
  position: absolute;
  aspect-ratio: 1;
  margin: -0.5rem;
  fill: ${color.link};

  ${[0.75, 1.3125, 0.9375, 1.5, 1.125].map(
    (width, index) => css`
      :nth-child(5n + ${index + 1}) > & {
        width: ${width}rem;
      }
    `,
  )}

  :nth-child(even) > & {
    fill: ${color.highlight};
  }
`

/**
 * Twinkling stars above and below a text, never behind its letters; each moves from time to time
 * (src/browser/sparkles.ts). The parent must be positioned and isolated. Screen readers skip them.
 */
export const Sparkles = () => (
  <Field aria-hidden="true" data-animated="">
    {positions.map((translate) => (
      <Sparkle key={translate} data-sparkle="">
        <Star viewBox="0 0 20 20">
          <path d="M10 0c.9 6.2 3.8 9.1 10 10-6.2.9-9.1 3.8-10 10-.9-6.2-3.8-9.1-10-10 6.2-.9 9.1-3.8 10-10Z" />
        </Star>
      </Sparkle>
    ))}
  </Field>
)
