import { css, type Interpolation } from 'styled-components'

export { motionOk, reducedMotion } from './breakpoints'

export const flipDuration = '520ms'

export const motion = {
  press: '140ms ease-out',
  menu: '180ms ease-out',
  flip: `${flipDuration} cubic-bezier(0.2, 0.7, 0.2, 1)`,
  reveal: '800ms ease-out',
  drawLine: '700ms ease-out',
  caret: '1.1s steps(2, jump-none) infinite',
  spin: '900ms linear infinite',
  /** In seconds. */
  twinkle: 2.4,
  fade: '200ms linear',
} as const

/** A transition of these properties, such as while the pointer is over a control. */
export const transition = (...properties: string[]): string =>
  `transition: ${properties.map((property) => `${property} ${motion.press}`).join(', ')};`

/**
 * Marquees: the time in which a row moves by its own width, and the copies of its items that fill a
 * wide window while they move.
 */
export const marquee = {
  duration: '40s',
  copies: 4,
  logos: '8s',
  logosGap: '5rem',
} as const

/** Slides: the time between two changes, and the duration of a transition, in ms. */
export const slides = { delay: 4000, speed: 400 } as const

/** A mask that fades out both ends of a row, over this width. */
export const fadedSides = (width: string): string =>
  `linear-gradient(to right, transparent, #000 ${width} calc(100% - ${width}), transparent)`

export const flipPerspective = '1400px'

/** The distance by which a step of the approach slides while it fades in, in px. */
export const revealDistance = 50

/** The decoration behind the home page, by scroll position from 0 to 1. */
export const scrollKeyframes = [
  { offset: 0, opacity: 0, translate: '6vw 24vh', scale: 0.8, rotate: '-10deg' },
  { offset: 0.15, opacity: 0.9, translate: '0vw 8vh', scale: 1, rotate: '0deg' },
  { offset: 0.35, opacity: 0.6, translate: '-4vw -6vh', scale: 1.2, rotate: '7deg' },
  { offset: 0.65, opacity: 0.9, translate: '-40vw 4vh', scale: 0.9, rotate: '-6deg' },
  { offset: 0.75, opacity: 0, translate: '-44vw -16vh', scale: 0.7, rotate: '-14deg' },
  { offset: 1, opacity: 0, translate: '-44vw -16vh', scale: 0.7, rotate: '-14deg' },
]

/** Selects when no animation plays automatically. */
export const noAutoplay = '@media print, (prefers-reduced-motion: reduce), (scripting: none)'

/**
 * An animation that plays automatically. It starts with the script that also enables the button that
 * pauses it (src/browser/motion.ts), and never runs with reduced motion. It runs only while the
 * element or an ancestor with `data-animated` is in view (src/browser/in-view.ts), because browsers
 * also animate elements that are out of view.
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
