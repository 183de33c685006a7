import { css, type Interpolation } from 'styled-components'

/** How long a card takes to turn over. */
export const flipDuration = '520ms'

/** Durations and curves. Under reduced motion nothing moves by itself. */
export const motion = {
  press: '140ms ease-out',
  menu: '180ms ease-out',
  flip: `${flipDuration} cubic-bezier(0.2, 0.7, 0.2, 1)`,
  reveal: '800ms ease-out',
  drawLine: '700ms ease-out',
  caret: '1.1s steps(2, jump-none) infinite',
  spin: '900ms linear infinite',
  twinkle: '2.4s ease-in-out infinite',
  fade: '200ms linear',
  /** Slower and slower, for as long as a navigation may take (src/layout/navigation.ts). */
  load: '10s cubic-bezier(0.1, 0.7, 0.1, 1)',
} as const

/** How long a row takes to move by its own width. */
export const marquee = { duration: '40s', repeat: 4, logos: '8s', logosGap: '5rem' } as const

/** Slides: how long each stays, and how long it takes to move, in milliseconds. */
export const slides = { delay: 4000, speed: 400 } as const

/** A mask: what moves along a row comes and goes without an edge. */
export const fadedSides =
  'linear-gradient(to right, transparent, #000 2rem calc(100% - 2rem), transparent)'

/** How far away the eye is from a card that flips. */
export const flipPerspective = '1400px'

/** How far an approach step slides while it fades in, in pixels. */
export const revealDistance = 50

/** The part of the window, from its lower edge up, in which a step does not show yet. */
export const revealMargin = '0px 0px -20% 0px'

/** Sparkles in the headline. A unit of life is a second: ten refreshes of 100 ms. */
export const sparkle = {
  count: 10,
  refresh: 100,
  unitsPerRefresh: 0.1,
  lifespan: { least: 5, most: 15 },
} as const

/** How the drawing behind the home page changes, by how far the page is scrolled (0 to 1). */
export const drift = [
  { at: 0, opacity: 0, translate: '6vw 24vh', scale: 0.8, rotate: '-10deg' },
  { at: 0.15, opacity: 0.9, translate: '0vw 8vh', scale: 1, rotate: '0deg' },
  { at: 0.35, opacity: 0.6, translate: '-4vw -6vh', scale: 1.2, rotate: '7deg' },
  { at: 0.65, opacity: 0.9, translate: '-40vw 4vh', scale: 0.9, rotate: '-6deg' },
  { at: 0.75, opacity: 0, translate: '-44vw -16vh', scale: 0.7, rotate: '-14deg' },
] as const

/** For those who want nothing to move, and for all others. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const motionOk = '@media (prefers-reduced-motion: no-preference)'

/** Where nothing will ever move by itself. */
export const paused = '@media print, (prefers-reduced-motion: reduce), (scripting: none)'

/**
 * An animation that goes on by itself. It starts with the script, which also brings the control
 * that stops it (src/hooks/useMotion.ts), and never where less motion is asked for. It runs only
 * while it or an element around it is in view (src/hooks/useInView.ts), because browsers spend
 * as much on an animation out of view.
 */
export const autoplay = (animation: Interpolation<object>) => css`
  @media screen and (prefers-reduced-motion: no-preference) {
    :root[data-motion] & {
      animation: ${animation};
      animation-play-state: paused;
    }

    :root[data-motion='running'] [data-in-view] &,
    :root[data-motion='running'] &[data-in-view] {
      animation-play-state: running;
    }
  }
`
