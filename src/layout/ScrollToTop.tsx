import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useLabels } from '../hooks/useLabels'
import { IconButton } from '../components/IconButton'
import { isMotionReduced } from '../hooks/useMotion'
import { color } from '../styles/colors'
import { hiddenInPrint } from '../styles/mixins'
import { transition } from '../styles/motion'
import { control, layer, scrollThreshold, space } from '../styles/sizes'

/** The id of the element around every page, to which Gatsby moves the focus after a navigation. */
const pageWrapper = 'gatsby-focus-wrapper'

/** The part of the page above which the button is not needed. */
const Top = styled.div`
  position: absolute;
  top: 0;
  height: ${scrollThreshold};
`

/** Hidden with `visibility`, so that showing it needs no layout. */
const Corner = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset-inline-end: ${space[4]};
  bottom: ${space[4]};

  [data-badge] ~ & {
    bottom: calc(${space[8]} + ${control.large});
  }

  visibility: hidden;
  opacity: 0;
  ${transition('opacity')}

  /* It must not cover the field that has the focus. */
  html:not(:has(:is(input:not([type='radio']), select, textarea):focus)) &[data-shown] {
    visibility: visible;
    opacity: 1;
  }

  button {
    background: ${color.surfaceHover};
  }

  ${hiddenInPrint}
`

/** Scrolls to the top and moves the focus to the start of the page. */
const goToTop = (): void => {
  document.getElementById(pageWrapper)?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
}

/**
 * A floating button that scrolls to the top, while the page is scrolled. Other elements than fields
 * that receive the focus are scrolled above it (`scroll-padding-bottom` in GlobalStyle.ts).
 */
export const ScrollToTop = () => {
  const labels = useLabels()
  const top = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting))
    if (top.current) observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <Top ref={top} />
      <Corner data-shown={shown || undefined}>
        <IconButton label={labels.scrollToTop} icon="arrow-up" onClick={goToTop} />
      </Corner>
    </>
  )
}
