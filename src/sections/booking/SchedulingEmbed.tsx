import { useRef } from 'react'
import { InlineWidget } from 'react-calendly'
import styled from 'styled-components'
import { PageContainer } from '../../components/grid/PageContainer'
import { immediately } from '../../components/hydration-triggers'
import { useBrowserValue } from '../../hooks/useBrowserValue'
import { from } from '../../styles/breakpoints'
import { color } from '../../styles/colors'
import { hairline } from '../../styles/shape'
import { frame } from '../../styles/space'
import { calendlyFrame } from './calendly-frame'
import { FrameCover, isCovered } from './FrameCover'
import { PrefillNote } from './PrefillNote'
import { useBookingOptions, usePrefill } from './useBookingOptions'
import { useFrame } from './useFrame'
import { useScheduling } from './useScheduling'

/** The size that the scheduling service gives its embedded page where nothing else is said. */
const defaults = { height: '630px', minWidth: '320px' } as const

const Place = styled.section<{ $height: string }>`
  position: relative;
  min-width: ${defaults.minWidth};
  min-height: ${({ $height }) => $height};
  margin-inline: calc(-1 * ${frame.marginPhone});
  border-top: ${hairline} solid ${color.line};

  ${from.tablet} {
    margin-inline: 0;
    margin-left: 1px;
  }

  ${calendlyFrame}

  @media print {
    display: none;
  }
`

const Calendar = ({ height }: { height: string }) => {
  const place = useRef<HTMLElement>(null)
  const { title } = useScheduling()
  const options = useBookingOptions()
  const { state, attempt } = useFrame(place, options.url)
  return (
    <Place
      ref={place}
      $height={height}
      aria-label={title}
      id="calendar"
      data-covered={isCovered(state)}
    >
      <InlineWidget key={attempt} {...options} styles={{ height, minWidth: defaults.minWidth }} />
      <FrameCover state={state} />
    </Place>
  )
}

/** The scheduling service's calendar. Its frame is made in the browser; until then there are other ways. */
export const SchedulingEmbed = () => {
  const inBrowser = useBrowserValue(() => true, false)
  const { title, styles } = useScheduling()
  const sender = usePrefill()
  const height = styles?.height ?? defaults.height
  return (
    <PageContainer>
      {inBrowser ? (
        <>
          <PrefillNote />
          {/* Asked for again without what the visitor has cleared. */}
          <Calendar key={sender ? 'prefilled' : 'empty'} height={height} />
        </>
      ) : (
        <Place $height={height} aria-label={title} id="calendar" {...immediately}>
          <FrameCover state="late" />
        </Place>
      )}
    </PageContainer>
  )
}
