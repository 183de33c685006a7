import styled, { css } from 'styled-components'
import { Spinner } from '../../components/motion/Spinner'
import { color, gradient } from '../../styles/colors'
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
  align-content: center;
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
  padding: ${space[28]} ${space[5]};
  color: ${color.textSoft};
  ${type.small}

  svg {
    color: ${color.highlight};
  }
`

/** Whether the frame is hidden: while it loads, and if it may show the browser's error page. */
export const isCovered = (state: FrameState): true | undefined =>
  state === 'loading' || state === 'timedOut' || undefined

/** Covers the frame with a spinner while it loads, and with other ways to book after a timeout. */
export const FrameCover = ({ state }: { state: FrameState }) => {
  const { loading } = useScheduling()
  return (
    <Cover role="status">
      {state === 'loading' && (
        <Loading>
          <Spinner size="1.5rem" />
          {loading}
        </Loading>
      )}
      {state === 'timedOut' && <SchedulingFallback />}
    </Cover>
  )
}
