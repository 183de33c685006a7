import { useCallback, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { Button } from '../components/Button'
import { Icon } from '../components/icon/Icon'
import { color } from '../styles/colors'
import { motion } from '../styles/motion'
import { control, layer } from '../styles/shape'
import { space } from '../styles/space'
import { useUiText } from '../hooks/useUiText'

/** How far the page is scrolled before the button shows, in pixels. */
const threshold = 300

/** The id of Gatsby's focusable element around every page; it receives the focus after a navigation too. */
const pageWrapper = 'gatsby-focus-wrapper'

/** Always laid out and only hidden, so that its appearing costs the page no layout. */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.float};
  right: ${space[4]};
  bottom: ${space[4]};

  /* The scheduling badge has the corner. */
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
    background: ${color.raisedHi};
  }

  @media print {
    display: none;
  }
`

/** What moves a page under the button; a message in a form does so too, and takes the focus. */
const movements = ['scroll', 'resize', 'focusin'] as const

const onMove = (update: () => void) => {
  for (const event of movements) window.addEventListener(event, update, { passive: true })
  return () => movements.forEach((event) => window.removeEventListener(event, update))
}

const isScrolled = (): boolean => window.scrollY > threshold

/** Scrolls to the top and moves the focus to the start of the page, so that Tab goes on from there. */
const goToTop = (): void => {
  document.getElementById(pageWrapper)?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'smooth' })
}

/** Whether an element in the window's corner is over a form, with its fields and messages. */
const coversForm = (element: Element): boolean => {
  const { top, bottom, left } = element.getBoundingClientRect()
  return [...document.forms].some((form) => {
    const box = form.getBoundingClientRect()
    return box.right > left && box.bottom > top && box.top < bottom
  })
}

/** A floating button that leads back to the top, shown once there is a way back and no form is under it. */
export const ScrollToTop = () => {
  const place = useRef<HTMLDivElement>(null)
  const isShown = useCallback(
    () => isScrolled() && !(place.current && coversForm(place.current)),
    [],
  )
  const shown = useSyncExternalStore(onMove, isShown, () => false)
  const labels = useUiText()
  return (
    <Place ref={place} data-shown={shown || undefined}>
      <Button variant="outline" size="icon" aria-label={labels.scrollToTop} onClick={goToTop}>
        <Icon name="arrow-up" />
      </Button>
    </Place>
  )
}
