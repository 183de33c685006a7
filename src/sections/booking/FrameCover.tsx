import styled, { css, keyframes } from 'styled-components'
import { Spinner } from '../../components/motion/Spinner'
import { color, gradient } from '../../styles/colors'
import { motion } from '../../styles/motion'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { SchedulingFallback } from './SchedulingFallback'
import type { FrameState } from './useFrame'
import { useScheduling } from './useScheduling'

/** The calendar's frame, hidden while `data-covered` is set. Its page has a light color scheme. */
export const calendlyFrame = css`
  iframe {
    display: block;
    border: 0;
    color-scheme: light;
  }

  &[data-covered] iframe {
    visibility: hidden;
  }
`

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  overflow: auto;
  background: ${gradient.cell};

  &:empty {
    display: none;
  }
`

const Loading = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[5]};
  color: ${color.textSoft};
  ${type.small}

  svg {
    color: ${color.highlight};
  }
`

const appear = keyframes`
  to { visibility: visible; }
`

const disappear = keyframes`
  to { visibility: hidden; }
`

/** A spinner and, if scripts are off or fail to load, the other ways to book in its place. */
const BeforeScripts = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }

  > :first-child {
    align-self: start;
    animation: ${disappear} ${motion.giveUp};

    @media (scripting: none) {
      display: none;
    }
  }

  > :last-child {
    visibility: hidden;
    animation: ${appear} ${motion.giveUp};

    @media (scripting: none) {
      visibility: visible;
    }
  }
`

/** Whether the frame is hidden: it is empty, or may show the browser's error page. */
export const isCovered = (state: FrameState): true | undefined => state !== 'ready' || undefined

const Spinning = () => {
  const { loading } = useScheduling()
  return (
    <Loading>
      <Spinner size="1.5rem" />
      {loading}
    </Loading>
  )
}

/**
 * Covers the frame with a spinner until the service sends a message, and with other ways to book
 * after a timeout.
 */
export const FrameCover = ({ state }: { state: FrameState }) => (
  <Cover role="status">
    {state === 'loading' && <Spinning />}
    {state === 'timedOut' && <SchedulingFallback />}
  </Cover>
)

/** The cover in a page's HTML, in place of the frame. */
export const CoverBeforeScripts = () => (
  <Cover>
    <BeforeScripts>
      <Spinning />
      <SchedulingFallback />
    </BeforeScripts>
  </Cover>
)
