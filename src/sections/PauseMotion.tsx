import styled, { css } from 'styled-components'
import { Icon } from '../components/icon/Icon'
import { replayed, withStored } from '../components/hydration-triggers'
import { color } from '../styles/colors'
import { iconControl } from '../styles/icon-control'
import { paused, motion } from '../styles/motion'
import { space } from '../styles/space'
import { useUiText } from '../hooks/useUiText'
import { motionKey, useMotion } from '../hooks/useMotion'

export interface PauseMotionProps {
  /** True shows the sign alone, for use beside what moves; the words are read out. */
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
        background: ${color.raised};
      }
    `}

  /* Where nothing moves there is nothing to pause. */
  ${paused} {
    display: none;
  }
`

/** Stops everything that moves by itself, on every page of the visit, and starts it again. */
export const PauseMotion = ({ compact = false }: PauseMotionProps) => {
  const labels = useUiText()
  const { paused, toggle } = useMotion()
  const name = paused ? labels.resumeMotion : labels.pauseMotion
  return (
    <Control
      type="button"
      {...replayed}
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
