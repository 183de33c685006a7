import { useSyncExternalStore } from 'react'
import styled, { keyframes } from 'styled-components'
import labels from '../../data/ui-text.json'
import { color } from '../styles/colors'
import { motionOk, motion } from '../styles/motion'
import { layer, space } from '../styles/sizes'
import { slowNavigation } from './navigation'

const grow = keyframes`
  from {
    transform: scaleX(0.05);
  }
`

const Bar = styled.div`
  position: fixed;
  z-index: ${layer.skip};
  inset: 0 0 auto;
  height: ${space[1]};
  background: ${color.primary};
  transform-origin: var(--start, left);

  ${motionOk} {
    animation: ${grow} ${motion.load};
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/** A progress bar along the top edge, shown while a navigation within the site is slow. */
export const NavigationProgress = () => {
  const isSlow = useSyncExternalStore(slowNavigation.subscribe, slowNavigation.read, () => false)
  return isSlow ? (
    <Bar data-print="hide" role="progressbar" aria-label={labels.loadingPage} />
  ) : null
}
