import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import labels from '../../data/ui-text.json'
import { IconButton } from '../components/IconButton'
import { color } from '../styles/colors'
import { reducedMotion, transition } from '../styles/motion'
import { control, layer, mediaQuery, space } from '../styles/sizes'

/** How far the page must be scrolled before the button appears, in pixels. */
const threshold = 300

/** The id of the element around every page, to which Gatsby moves the focus after a navigation. */
const pageWrapper = 'gatsby-focus-wrapper'

/** Hidden with `visibility`, so that showing it needs no layout. */
const Corner = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset-inline-end: ${space[4]};
  bottom: ${space[4]};

  /* Above the scheduling badge. */
  [data-badge] ~ & {
    bottom: calc(${space[8]} + ${control.large});
  }

  visibility: hidden;
  opacity: 0;
  ${transition('opacity')}

  &[data-shown] {
    visibility: visible;
    opacity: 1;
  }

  button {
    background: ${color.surfaceHover};
  }
`

/** The events after which another part of the page, or the focus, may be under the button. */
const movements = ['scroll', 'resize', 'focusin', 'focusout'] as const

const onMove = (update: () => void) => {
  for (const event of movements) window.addEventListener(event, update, { passive: true })
  return () => movements.forEach((event) => window.removeEventListener(event, update))
}

const isScrolled = (): boolean => window.scrollY > threshold

/** Scrolls to the top and moves the focus to the start of the page. */
const goToTop = (): void => {
  document.getElementById(pageWrapper)?.focus({ preventScroll: true })
  const isReduced = window.matchMedia(mediaQuery(reducedMotion)).matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
}

/** Whether an element covers the field that has the focus. */
const coversFocusedField = (element: Element): boolean => {
  const field = document.activeElement
  if (!field?.matches('input, select, textarea')) return false
  const [over, under] = [element.getBoundingClientRect(), field.getBoundingClientRect()]
  return (
    under.right > over.left &&
    under.left < over.right &&
    under.bottom > over.top &&
    under.top < over.bottom
  )
}

/**
 * A floating button that scrolls to the top. It appears when the page is scrolled, and hides while
 * it covers the field that has the focus; other elements that receive the focus are scrolled above
 * it (`scroll-padding-bottom` in GlobalStyle.ts).
 */
export const ScrollToTop = () => {
  const corner = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const update = () =>
      setShown(isScrolled() && !(corner.current && coversFocusedField(corner.current)))
    // In the next frame: hydration would take longer with a layout within it.
    const frame = requestAnimationFrame(update)
    const stop = onMove(update)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [])
  return (
    <Corner data-print="hide" ref={corner} data-shown={shown || undefined}>
      <IconButton label={labels.scrollToTop} icon="arrow-up" onClick={goToTop} />
    </Corner>
  )
}
