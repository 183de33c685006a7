import styled, { css } from 'styled-components'
import { Icon } from '../components/icon/Icon'
import { replayClick, withStored } from '../browser/hydration-triggers'
import { color } from '../styles/colors'
import { iconControl } from '../styles/mixins'
import { noAutoplay, motion } from '../styles/motion'
import { space } from '../styles/sizes'
import { useUiText } from '../hooks/useUiText'
import { motionKey, useMotion } from '../hooks/useMotion'

export interface PauseMotionProps {
  /** Whether only the icon is visible; the label is then the accessible name. */
  compact?: boolean
}

const Control = styled.button<{ $compact: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 1.75rem;
  color: ${color.textFaint};
  transition:
    background-color ${motion.press},
    color ${motion.press};

  &:hover {
    color: ${color.text};
  }

  ${({ $compact }) =>
    $compact &&
    css`
      ${iconControl}
      color: ${color.textSoft};

      &:hover {
        background: ${color.surfaceRaised};
      }
    `}

  ${noAutoplay} {
    display: none;
  }
`

/** The button that pauses and resumes all animations; the choice is kept in session storage. */
export const PauseMotion = ({ compact = false }: PauseMotionProps) => {
  const labels = useUiText()
  const { paused, toggle } = useMotion()
  const name = paused ? labels.resumeMotion : labels.pauseMotion
  return (
    <Control
      type="button"
      {...replayClick}
      {...withStored(motionKey)}
      $compact={compact}
      onClick={toggle}
      aria-label={compact ? name : undefined}
    >
      <Icon name={paused ? 'play' : 'pause'} size="1.125rem" />
      {!compact && name}
    </Control>
  )
}
