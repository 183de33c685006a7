/** Durations and curves. Under reduced motion nothing moves by itself. */
export const motion = {
  press: '140ms ease-out',
  menu: '180ms ease-out',
  accordion: '220ms ease-out',
  flip: '520ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  reveal: '800ms ease-out',
  drawLine: '700ms ease-out',
  caret: '1.1s steps(2, jump-none) infinite',
  spin: '900ms linear infinite',
} as const

/** How far an approach step slides while it fades in, in pixels. */
export const revealDistance = 50

export const calm = '@media (prefers-reduced-motion: reduce)'
export const lively = '@media (prefers-reduced-motion: no-preference)'
