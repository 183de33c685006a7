import { useRef } from 'react'
import { InlineWidget } from 'react-calendly'
import styled from 'styled-components'
import { Spinner } from '../../components/motion/Spinner'
import { color, gradient } from '../../styles/colors'
import { withoutScripts } from '../../styles/mixins'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { useBookingOptions } from './booking-options'
import { booking } from './provider-setting'
import { SchedulingFallback } from './SchedulingFallback'
import type { Calendar, CalendarSettings } from './useCalendar'
import { useFrame } from './useFrame'

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

/** A spinner and, without scripts, the other ways to book in its place. */
const BeforeScripts = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }

  > :first-child {
    align-self: start;
    ${withoutScripts('display: none;')}
  }

  > :last-child {
    visibility: hidden;
    ${withoutScripts('visibility: visible;')}
  }
`

/** Invisible until it is known whether a note above the calendar moves it. */
const LoadingText = styled.p`
  [data-waking] & {
    visibility: hidden;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[5]};
  color: ${color.textSoft};
  ${type.small}
`

const Spinning = ({ loading }: Pick<Calendar, 'loading'>) => (
  <LoadingText>
    <Spinner size="1.5rem" highlighted />
    {loading}
  </LoadingText>
)

/** The cover in a page's HTML, in place of the frame. */
export const CoverBeforeScripts = ({ loading, fallback }: Omit<Calendar, 'settings'>) => (
  <Cover>
    <BeforeScripts>
      <Spinning loading={loading} />
      <SchedulingFallback {...fallback} />
    </BeforeScripts>
  </Cover>
)

/** The minimum width of the service's embedded page. */
export const minFrameWidth = '320px'

/**
 * The booking page of Cal.com in a frame, without Cal.com's script: the page reads the visitor's
 * name and email from the address (cal.com/help/embedding/prefill-booking-form-embed).
 */
const CalFrame = ({ settings }: { settings: CalendarSettings }) => {
  const { url, prefill, iframeTitle } = useBookingOptions(settings)
  const embedUrl = new URL(url)
  for (const [key, value] of Object.entries(prefill))
    if ((key === 'name' || key === 'email') && typeof value === 'string')
      embedUrl.searchParams.set(key, value)
  return <iframe src={embedUrl.href} title={iframeTitle} width="100%" height="100%" />
}

/**
 * As high as its parent, or what a note above it leaves. Hidden while it is empty, or may show the
 * browser's error page. Its page has a light color scheme.
 */
const Frame = styled.div<{ $hidden: boolean }>`
  position: relative;
  height: 100%;
  min-height: 0;

  iframe {
    display: block;
    visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'inherit')};
    border: 0;
    color-scheme: light;
  }
`

/** The calendar, under a spinner until it has loaded; after a timeout, under other ways to book. */
export const CalendarFrame = ({ settings, loading, fallback }: Calendar) => {
  const root = useRef<HTMLDivElement>(null)
  const options = useBookingOptions(settings)
  const { state, attempt } = useFrame(root, options.url)
  return (
    <Frame ref={root} $hidden={state !== 'ready'}>
      {booking === 'cal' ? (
        <CalFrame key={attempt} settings={settings} />
      ) : (
        <InlineWidget
          key={attempt}
          {...options}
          styles={{ height: '100%', minWidth: minFrameWidth }}
        />
      )}
      <Cover role="status">
        {state === 'loading' && <Spinning loading={loading} />}
        {state === 'timedOut' && <SchedulingFallback {...fallback} />}
      </Cover>
    </Frame>
  )
}
