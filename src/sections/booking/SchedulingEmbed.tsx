import { useRef } from 'react'
import { InlineWidget } from 'react-calendly'
import styled from 'styled-components'
import { PageContainer } from '../../components/grid/PageContainer'
import { immediately } from '../../browser/hydration-triggers'
import { useBrowserValue } from '../../hooks/useBrowserValue'
import { color } from '../../styles/colors'
import { hiddenInPrint } from '../../styles/mixins'
import { container, from, hairline } from '../../styles/sizes'
import { CalFrame } from './CalFrame'
import { useEstimateNote } from './estimate-note'
import { calendlyFrame, FrameCover, isCovered } from './FrameCover'
import { PrefillNote } from './PrefillNote'
import { SchedulingFallback } from './SchedulingFallback'
import { useBookingOptions, usePrefill } from './useBookingOptions'
import { useFrame } from './useFrame'
import { useScheduling } from './useScheduling'

/** The default size of the service's embedded page. */
const defaults = { height: '630px', minWidth: '320px' } as const

const Root = styled.section<{ $height: string }>`
  position: relative;
  min-width: ${defaults.minWidth};
  min-height: ${({ $height }) => $height};
  margin-inline: calc(-1 * ${container.marginPhone});
  border-top: ${hairline} solid ${color.line};

  ${from.tablet} {
    margin-inline: 0;
    margin-inline-start: 1px;
  }

  ${calendlyFrame}

  ${hiddenInPrint}
`

const Calendar = ({ height }: { height: string }) => {
  const root = useRef<HTMLElement>(null)
  const { title } = useScheduling()
  const options = useBookingOptions()
  const { state, attempt } = useFrame(root, options.url)
  return (
    <Root
      ref={root}
      $height={height}
      aria-label={title}
      id="calendar"
      data-covered={isCovered(state)}
    >
      {process.env.BOOKING === 'cal' ? (
        <CalFrame key={attempt} height={height} />
      ) : (
        <InlineWidget key={attempt} {...options} styles={{ height, minWidth: defaults.minWidth }} />
      )}
      <FrameCover state={state} />
    </Root>
  )
}

/** Other ways to book, if no service shows its calendar in a frame. */
const SchedulingLinks = () => (
  <PageContainer>
    <SchedulingFallback />
  </PageContainer>
)

/**
 * The embedded calendar, rendered only in the browser; before hydration it shows other ways to
 * book.
 */
const EmbeddedCalendar = () => {
  const inBrowser = useBrowserValue(() => true, false)
  const { title, styles } = useScheduling()
  const sender = usePrefill()
  const estimate = useEstimateNote()
  const height = styles?.height ?? defaults.height
  return (
    <PageContainer>
      {inBrowser ? (
        <>
          <PrefillNote />
          {/* Loads again after the visitor has removed the prefilled values. */}
          <Calendar key={sender || estimate ? 'prefilled' : 'empty'} height={height} />
          {/* There is no way to detect whether its page has loaded. */}
          {process.env.BOOKING === 'cal' && <SchedulingFallback />}
        </>
      ) : (
        <Root $height={height} aria-label={title} id="calendar" {...immediately}>
          <FrameCover state="timedOut" />
        </Root>
      )}
    </PageContainer>
  )
}

/** The content of the booking page, by `provider` of data/scheduling.json. */
export const SchedulingEmbed = () =>
  process.env.BOOKING === 'link' ? <SchedulingLinks /> : <EmbeddedCalendar />
