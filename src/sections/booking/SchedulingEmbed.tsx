import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { InlineWidget } from 'react-calendly'
import styled from 'styled-components'
import { loadNow } from '../../browser/early-scripts'
import { booking } from '../../browser/settings'
import { Button, ButtonLink } from '../../components/Button'
import { PageContainer, Row, Stack } from '../../components/grid/Box'
import { opensInNewTab } from '../../components/link/Link'
import { useClientValue } from '../../hooks/useClientValue'
import { color } from '../../styles/colors'
import { rule } from '../../styles/mixins'
import { container, up } from '../../styles/sizes'
import { useBookingOptions } from './booking-options'
import { calendlyFrame, CoverBeforeScripts, FrameCover, isCovered } from './FrameCover'
import { estimateNote, prefill, useEstimateNote, usePrefill } from './prefill'
import { SchedulingFallback } from './SchedulingFallback'
import { useFrame } from './useFrame'
import { useScheduling } from './useScheduling'

const Note = styled(Row)`
  strong {
    color: ${color.text};
    font-weight: 560;
    overflow-wrap: anywhere;
  }
`

/** Says what the calendar is prefilled with, with a button that removes it. */
const PrefillNote = () => {
  const note = useRef<HTMLDivElement>(null)
  const [isCleared, setCleared] = useState(false)
  const { prefilled } = useScheduling()
  const sender = usePrefill()
  const estimate = useEstimateNote()

  useEffect(() => {
    // The button that had the focus has been removed.
    if (isCleared) note.current?.focus()
  }, [isCleared])

  if (!prefilled || (!sender && !estimate && !isCleared)) return null
  return (
    <Note
      $justify="space-between"
      $gap={6}
      $rowGap={3}
      $block={4}
      $sides="inset"
      $ruled
      $type="small"
      data-print="hide"
      ref={note}
      tabIndex={-1}
    >
      {sender || estimate ? (
        <>
          <div>
            {sender && (
              <p>
                {prefilled.text} <strong>{sender.name}</strong>, <strong>{sender.email}</strong>
              </p>
            )}
            {estimate && prefilled.estimate && <p>{prefilled.estimate}</p>}
          </div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              prefill.write(null)
              estimateNote.clear()
              setCleared(true)
            }}
          >
            {prefilled.clear}
          </Button>
        </>
      ) : (
        <p role="status">{prefilled.cleared}</p>
      )}
    </Note>
  )
}

const calendarId = 'calendar'

/** The default size of the service's embedded page. */
const defaults = { height: '630px', minWidth: '320px' } as const

const Root = styled.section<{ $height: string }>`
  position: relative;
  min-width: ${defaults.minWidth};
  min-height: ${({ $height }) => $height};
  margin-inline: calc(-1 * ${container.marginPhone});
  ${rule}

  ${up.tablet} {
    margin-inline: 0;
    margin-inline-start: 1px;
  }

  ${calendlyFrame}
`

/**
 * The booking page of Cal.com in a frame, without Cal.com's script: the page reads the visitor's
 * name and email from the address (cal.com/help/embedding/prefill-booking-form-embed).
 */
const CalFrame = ({ height }: { height: string }) => {
  const { url, prefill, iframeTitle } = useBookingOptions()
  const embedUrl = new URL(url)
  for (const [key, value] of Object.entries(prefill))
    if ((key === 'name' || key === 'email') && typeof value === 'string')
      embedUrl.searchParams.set(key, value)
  return <iframe src={embedUrl.href} title={iframeTitle} width="100%" style={{ height }} />
}

const Calendar = ({ height }: { height: string }) => {
  const root = useRef<HTMLElement>(null)
  const { title } = useScheduling()
  const options = useBookingOptions()
  const { state, attempt } = useFrame(root, options.url)
  return (
    <Root
      data-print="hide"
      ref={root}
      tabIndex={-1}
      $height={height}
      aria-label={title}
      id={calendarId}
      data-covered={isCovered(state)}
    >
      {booking === 'cal' ? (
        <CalFrame key={attempt} height={height} />
      ) : (
        <InlineWidget key={attempt} {...options} styles={{ height, minWidth: defaults.minWidth }} />
      )}
      <FrameCover state={state} />
    </Root>
  )
}

/** Says what loading the calendar sends to the service. Without scripts its link opens the calendar. */
const Consent = ({ onAgree }: { onAgree: () => void }) => {
  const { url, consent } = useScheduling()
  const agree = (event: MouseEvent) => {
    if (opensInNewTab(event)) return
    event.preventDefault()
    onAgree()
  }
  return (
    <Stack $gap={5} $items="start" $max="38rem" $block={10} $sides="inset" data-print="hide">
      <p>{consent?.text}</p>
      <ButtonLink to={url} icon="arrow-right" onClick={agree}>
        {consent?.button}
      </ButtonLink>
    </Stack>
  )
}

/** The embedded calendar, only in the browser and, if the content says so, after consent. */
const EmbeddedCalendar = () => {
  const inBrowser = useClientValue(() => true, false)
  const { title, styles, consent } = useScheduling()
  const [hasAgreed, setHasAgreed] = useState(!consent)
  const sender = usePrefill()
  const estimate = useEstimateNote()
  const height = styles?.height ?? defaults.height
  useEffect(() => {
    // The button that had the focus has been removed.
    if (consent && hasAgreed) document.getElementById(calendarId)?.focus()
  }, [consent, hasAgreed])
  if (!hasAgreed)
    return (
      <PageContainer>
        <section aria-label={title} id={calendarId} {...loadNow}>
          <Consent onAgree={() => setHasAgreed(true)} />
        </section>
      </PageContainer>
    )
  return (
    <PageContainer>
      {inBrowser ? (
        <>
          <PrefillNote />
          {/* Loads again after the visitor has removed the prefilled values. */}
          <Calendar key={sender || estimate ? 'prefilled' : 'empty'} height={height} />
          {/* There is no way to detect whether its page has loaded. */}
          {booking === 'cal' && <SchedulingFallback />}
        </>
      ) : (
        <Root data-print="hide" $height={height} aria-label={title} id={calendarId} {...loadNow}>
          <CoverBeforeScripts />
        </Root>
      )}
    </PageContainer>
  )
}

/** The calendar or, if no service shows it in a frame, the other ways to book. */
export const SchedulingEmbed = () =>
  booking === 'link' ? (
    <PageContainer>
      <SchedulingFallback />
    </PageContainer>
  ) : (
    <EmbeddedCalendar />
  )
