import { useCallback, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { IconButton } from '../components/IconButton'
import { color } from '../styles/colors'
import { hiddenInPrint } from '../styles/mixins'
import { motion } from '../styles/motion'
import { control, layer, space } from '../styles/sizes'
import { useUiText } from '../hooks/useUiText'

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
  transition: opacity ${motion.press};

  &[data-shown] {
    visibility: visible;
    opacity: 1;
  }

  button {
    background: ${color.surfaceHover};
  }

  ${hiddenInPrint}
`

/** The events after which another part of the page may be under the button; an error message moves the focus. */
const movements = ['scroll', 'resize', 'focusin'] as const

const onMove = (update: () => void) => {
  for (const event of movements) window.addEventListener(event, update, { passive: true })
  return () => movements.forEach((event) => window.removeEventListener(event, update))
}

const isScrolled = (): boolean => window.scrollY > threshold

/** Scrolls to the top and moves the focus to the start of the page. */
const goToTop = (): void => {
  document.getElementById(pageWrapper)?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'smooth' })
}

/** Whether an element in the lower right corner of the window covers a form. */
const coversForm = (element: Element): boolean => {
  const { top, bottom, left } = element.getBoundingClientRect()
  return [...document.forms].some((form) => {
    const box = form.getBoundingClientRect()
    return box.right > left && box.bottom > top && box.top < bottom
  })
}

/**
 * A floating button that scrolls to the top. It appears when the page is scrolled, unless it would
 * cover a form.
 */
export const ScrollToTop = () => {
  const corner = useRef<HTMLDivElement>(null)
  const isShown = useCallback(
    () => isScrolled() && !(corner.current && coversForm(corner.current)),
    [],
  )
  const shown = useSyncExternalStore(onMove, isShown, () => false)
  const labels = useUiText()
  return (
    <Corner ref={corner} data-shown={shown || undefined}>
      <IconButton label={labels.scrollToTop} icon="arrow-up" onClick={goToTop} />
    </Corner>
  )
}
