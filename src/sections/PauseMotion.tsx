import styled, { css } from 'styled-components'
import { useLabels } from '../hooks/useLabels'
import { Icon } from '../components/icon/Icon'
import { VisuallyHidden } from '../components/text/VisuallyHidden'
import { color } from '../styles/colors'
import { iconControl } from '../styles/mixins'
import { noAutoplay, transition } from '../styles/motion'
import { space } from '../styles/sizes'

const Control = styled.button<{ $compact: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: 1.75rem;
  ${transition('background-color', 'color')}

  &:hover {
    color: ${color.text};
  }

  ${({ $compact }) =>
    $compact &&
    css`
      ${iconControl}

      &:hover {
        background: ${color.surfaceRaised};
      }
    `}

  /* Until the script has started, nothing moves. */
  :root:not([data-motion]) & {
    visibility: hidden;
  }

  ${noAutoplay} {
    display: none;
  }
`

const WhileMoving = styled.span`
  display: contents;

  :root[data-motion='paused'] & {
    display: none;
  }
`

const WhilePaused = styled.span`
  display: none;

  :root[data-motion='paused'] & {
    display: contents;
  }
`

/**
 * The button that pauses and resumes all animations; the choice is kept in session storage. It has
 * both names, of which the styles show one (src/browser/motion.ts).
 * @param compact whether only the icon is visible; the label is then the accessible name
 */
export const PauseMotion = ({ compact = false }: { compact?: boolean }) => {
  const labels = useLabels()
  const name = (text: string) => (compact ? <VisuallyHidden>{text}</VisuallyHidden> : text)
  return (
    <Control type="button" data-toggle-motion="" $compact={compact}>
      <WhileMoving>
        <Icon name="pause" size="1.125rem" />
        {name(labels.pauseMotion)}
      </WhileMoving>
      <WhilePaused>
        <Icon name="play" size="1.125rem" />
        {name(labels.resumeMotion)}
      </WhilePaused>
    </Control>
  )
}
