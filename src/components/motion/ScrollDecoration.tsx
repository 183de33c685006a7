import { useEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { isMotionReduced } from '../../hooks/useMotion'
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
  }

  ${reducedMotion} {
    opacity: 0.5;
  }
`

/** The headline mark of the theme, large, behind the page; it moves with the scroll position. */
export const ScrollDecoration = () => {
  const sign = useRef<SVGSVGElement>(null)

  // Does the same by script in browsers without scroll-driven animations.
  useEffect(() => {
    const { current } = sign
    const supportsScrollTimeline = () => CSS.supports('animation-timeline: scroll()')
    if (!current || isMotionReduced() || supportsScrollTimeline()) return undefined
    const animation = current.animate(scrollKeyframes, { duration: 1000, fill: 'both' })
    animation.pause()
    const root = document.documentElement
    let request = 0
    let scrollRange = 1
    const update = () => {
      request = 0
      if (root.dataset.motion === 'paused') return
      animation.currentTime = (1000 * window.scrollY) / scrollRange
    }
    const requestUpdate = () => {
      request ||= requestAnimationFrame(update)
    }
    // Only if the page's height has changed: reading it in every frame could force a layout.
    const resizeObserver = new ResizeObserver(() => {
      scrollRange = Math.max(1, root.scrollHeight - root.clientHeight)
      requestUpdate()
    })
    resizeObserver.observe(root)
    window.addEventListener('scroll', requestUpdate, { passive: true })
    return () => {
      resizeObserver.disconnect()
      window.removeEventListener('scroll', requestUpdate)
      cancelAnimationFrame(request)
      animation.cancel()
    }
  }, [])

  return (
    <Layer aria-hidden="true">
      <HeadlineMark ref={sign} viewBox="-14 -38 28 62">
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
}
