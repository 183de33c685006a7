import styled, { css, keyframes } from 'styled-components'
import { Row } from '../../components/grid/Box'
import { Spinner } from '../../components/motion/Spinner'
import { gradient } from '../../styles/colors'
import { appear, motion } from '../../styles/motion'
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
    <Row as="p" $gap={3} $justify="center" $block={10} $sides={5} $type="small" $color="textSoft">
      <Spinner size="1.5rem" highlighted />
      {loading}
    </Row>
  )
}

/** Covers the frame with a spinner and, after a timeout, with other ways to book. */
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
