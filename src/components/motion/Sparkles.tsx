import { useEffect, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { autoplay, motion, sparkle } from '../../styles/motion'
import { inViewAttribute, useInView } from '../../hooks/useInView'
import { isMotionReduced } from '../../hooks/useMotion'

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

/** A position above or below the text; x and the distance from the text are from 0 to 1. */
const at = (x: number, distance: number, isAbove: boolean): string =>
  `${(100 * x).toFixed(1)}% ${(isAbove ? 5 - 5 * distance : 98 + 2 * distance).toFixed(1)}%`

const positions = [
  at(0.52, 0.3, true),
  at(0.97, 0.1, true),
  at(0.28, 0.5, false),
  at(0.94, 0.9, false),
  at(0.12, 0.9, true),
  at(0.6, 0.2, false),
  at(0.73, 1, true),
  at(0.34, 0.6, true),
  at(0.04, 0.7, false),
  at(0.79, 0.4, false),
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

  /* As wide as the text, so that percentages of "translate" are relative to the text; the star is in its left corner, also on a page that is read from right to left. */
  i {
    position: absolute;
    inset: 0 3vw;
    direction: ltr;
    transition: opacity ${motion.fade};
  }

  [data-faded] {
    opacity: 0;
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

const Star = styled.svg`
  position: absolute;
  aspect-ratio: 1;
  margin: -0.5rem;
  fill: ${color.link};
  opacity: 0.5;

  ${autoplay(css`
    ${twinkle} ${motion.twinkle} var(--delay)
  `)}

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

const { min, max } = sparkle.lifespan
const newLife = (): number => min + Math.random() * (max - min)

/**
 * Moves each sparkle to another position when its lifespan is over, not with reduced motion; out of
 * view all have their initial positions. Changes the elements' styles directly, without rendering
 * again.
 */
function useSparkles() {
  const field = useRef<HTMLSpanElement>(null)
  const inView = useInView(field)

  useEffect(() => {
    const { current } = field
    if (!current || !inView) return undefined
    const stars = [...current.children].filter((child) => child instanceof HTMLElement)
    const left = stars.map((_, index) => newLife() * ((index + 1) / stars.length))
    const refresh = () => {
      if (isMotionReduced() || document.documentElement.dataset.motion !== 'running') return
      stars.forEach((star, index) => {
        const before = left[index] ?? 0
        const life = before - sparkle.unitsPerRefresh
        left[index] = life
        // It fades out in its last two refreshes, so that the jump is not visible.
        if (life < 2 * sparkle.unitsPerRefresh) star.dataset.faded = ''
        if (life > 0) return
        left[index] = newLife()
        star.style.translate = at(Math.random(), Math.random(), Math.random() < 0.5)
        delete star.dataset.faded
      })
    }
    const timer = setInterval(refresh, sparkle.refresh)
    return () => {
      clearInterval(timer)
      for (const star of stars) {
        star.style.translate = ''
        delete star.dataset.faded
      }
    }
  }, [inView])

  return { field, inView }
}

/** Twinkling stars above and below a text, never behind its letters. The parent must be positioned and isolated. Screen readers skip them. */
export const Sparkles = () => {
  const { field, inView } = useSparkles()
  return (
    <Field ref={field} aria-hidden="true" {...inViewAttribute(inView)}>
      {positions.map((translate) => (
        <i key={translate}>
          <Star viewBox="0 0 20 20">
            <path d="M10 0c.9 6.2 3.8 9.1 10 10-6.2.9-9.1 3.8-10 10-.9-6.2-3.8-9.1-10-10 6.2-.9 9.1-3.8 10-10Z" />
          </Star>
        </i>
      ))}
    </Field>
  )
}
