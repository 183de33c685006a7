import styled, { css, keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { autoplay, motion } from '../../styles/motion'

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

/**
 * The places of the stars, for `translate`: x in percent of the text, and y in percent, where 0 to 5
 * is above the text and 98 to 100 below it.
 */
const places = [
  '52% 3.5%',
  '97% 4.5%',
  '28% 99%',
  '94% 99.8%',
  '12% 0.5%',
  '60% 98.4%',
  '73% 0%',
  '34% 2%',
  '4% 99.4%',
  '79% 98.8%',
]

/** How many times a star twinkles in one place. */
const rounds = 3

/** The time by which each star twinkles before the one before it, in seconds. */
const shift = 0.61

/** Moves a star to the next place while it is not visible. */
const wander = keyframes`
  ${places.map(
    (place, index) => css`
      ${(100 * index) / places.length}% {
        translate: ${place};
      }
    `,
  )}
`

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

  ${places.map(
    (place, index) => css`
      > :nth-child(${index + 1}) {
        translate: ${place};
        --index: ${index};
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

  /* Each star leaves a place before the next one comes. */
  ${autoplay(css`
    ${twinkle} ${motion.twinkle}s ease-in-out calc(var(--index) * -${shift}s) infinite,
    ${wander} ${places.length * rounds * motion.twinkle}s step-end
      calc(var(--index) * -${rounds * motion.twinkle + shift}s) infinite
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
 * Twinkling stars above and below a text, never behind its letters; each moves from time to time. The
 * parent must be positioned and isolated. Screen readers skip them.
 */
export const Sparkles = () => (
  <Field aria-hidden="true" data-animated="">
    {places.map((place) => (
      <Sparkle key={place}>
        <Star viewBox="0 0 20 20">
          <path d="M10 0c.9 6.2 3.8 9.1 10 10-6.2.9-9.1 3.8-10 10-.9-6.2-3.8-9.1-10-10 6.2-.9 9.1-3.8 10-10Z" />
        </Star>
      </Sparkle>
    ))}
  </Field>
)
