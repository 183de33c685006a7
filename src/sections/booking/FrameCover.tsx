import styled from 'styled-components'
import { Spinner } from '../../components/motion/Spinner'
import { color } from '../../styles/colors'
import { space } from '../../styles/space'
import { type } from '../../styles/type'
import { SchedulingFallback } from './SchedulingFallback'
import type { FrameState } from './useFrame'
import { useScheduling } from './useScheduling'

const Cover = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;

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
    color: ${color.lit};
  }
`

/** Hides the frame while something stands in its place: half a page, or the browser's error page. */
export const isCovered = (state: FrameState): true | undefined =>
  state === 'asked' || state === 'late' || undefined

/** What stands over the frame's place while there is no calendar in it, and is read out as it changes. */
export const FrameCover = ({ state }: { state: FrameState }) => {
  const { loading } = useScheduling()
  return (
    <Cover role="status">
      {state === 'asked' && (
        <Loading>
          <Spinner size="1.5rem" />
          {loading}
        </Loading>
      )}
      {state === 'late' && <SchedulingFallback />}
    </Cover>
  )
}
