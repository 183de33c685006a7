import { useEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { queryOf } from '../../styles/breakpoints'
import { color } from '../../styles/colors'
import { reducedMotion, drift, motionOk } from '../../styles/motion'

const withScroll = keyframes`
  ${drift
    .map(
      ({ at, opacity, translate, scale, rotate }, index) =>
        `${at * 100}%${index === drift.length - 1 ? ', 100%' : ''} {
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

  @media print, (forced-colors: active) {
    display: none;
  }
`

const Drawing = styled.svg`
  position: absolute;
  top: 8vh;
  right: 5vw;
  height: 80vh;
  max-width: none;
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 1;
  opacity: 0;

  > * {
    vector-effect: non-scaling-stroke;
  }

  ${motionOk} {
    @supports (animation-timeline: scroll()) {
      animation: ${withScroll} linear both;
      animation-timeline: scroll(root);

      :root[data-motion='paused'] & {
        animation-play-state: paused;
      }
    }
  }

  ${reducedMotion} {
    opacity: 0.5;
  }
`

const timelines = () => CSS.supports('animation-timeline: scroll()')

/** A large semicolon behind the page that moves with the scroll position. */
export const ScrollDecoration = () => {
  const drawing = useRef<SVGSVGElement>(null)

  // The same by script, where the styles cannot follow the scroll position.
  useEffect(() => {
    const { current } = drawing
    const still = matchMedia(queryOf(reducedMotion)).matches
    if (!current || still || timelines()) return undefined
    const frames = [...drift, { ...drift[drift.length - 1], at: 1 }].map(({ at, ...frame }) => ({
      ...frame,
      offset: at,
    }))
    const animation = current.animate(frames, { duration: 1000, fill: 'both' })
    animation.pause()
    const root = document.documentElement
    let asked = 0
    let way = 1
    const follow = () => {
      asked = 0
      if (root.dataset.motion === 'paused') return
      animation.currentTime = (1000 * window.scrollY) / way
    }
    const ask = () => {
      asked ||= requestAnimationFrame(follow)
    }
    // Measured when the page's height changes, not in every frame, where it could cost a layout.
    const measure = new ResizeObserver(() => {
      way = Math.max(1, root.scrollHeight - root.clientHeight)
      ask()
    })
    measure.observe(root)
    window.addEventListener('scroll', ask, { passive: true })
    return () => {
      measure.disconnect()
      window.removeEventListener('scroll', ask)
      cancelAnimationFrame(asked)
      animation.cancel()
    }
  }, [])

  return (
    <Layer aria-hidden="true">
      <Drawing ref={drawing} viewBox="-14 -38 28 62">
        <circle cx="0" cy="-23.4" r="10" />
        <path d="M10 0C10 9.8 4.4 17-5.6 20L-8 15.4C-3.2 14-.4 12.2.8 9.97A10 10 0 1 1 10 0Z" />
      </Drawing>
    </Layer>
  )
}
