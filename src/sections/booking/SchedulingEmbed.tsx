import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { loadNow } from '../../browser/early-scripts'
import { booking } from './provider-setting'
import { Button, ButtonLink } from '../../components/Button'
import { Box, PageContainer, Row, Stack, Typography } from '../../components/grid/Box'
import { opensInNewTab } from '../../components/link/Link'
import { useClientValue } from '../../hooks/useClientValue'
import { rule } from '../../styles/mixins'
import { container, up } from '../../styles/sizes'
import { CalendarFrame, CoverBeforeScripts, minFrameWidth } from './CalendarFrame'
import { prefill, usePrefill, useVisitorNote, visitorNote } from './prefill'
import { SchedulingFallback } from './SchedulingFallback'
import { useScheduling } from './useScheduling'

const renderStrong = (text: string) => (
  <Typography as="strong" $color="text" $strong>
    {text}
  </Typography>
)

/** Says what the calendar is prefilled with, with a button that removes it. */
const PrefillNote = () => {
  const root = useRef<HTMLDivElement>(null)
  const [isCleared, setCleared] = useState(false)
  const { prefilled } = useScheduling()
  const sender = usePrefill()
  const note = useVisitorNote()

  useEffect(() => {
    // The button that had the focus has been removed.
    if (isCleared) root.current?.focus()
  }, [isCleared])

  if (!prefilled || (!sender && !note && !isCleared)) return null
  return (
    <Row
      $justify="space-between"
      $gap={6}
      $rowGap={3}
      $block={4}
      $sides="inset"
      $ruled
      $type="small"
      data-print="hide"
      ref={root}
      tabIndex={-1}
    >
      {sender || note ? (
        <>
          <Box $minWidth="0">
            {sender && (
              <p>
                {prefilled.text} {renderStrong(sender.name)}, {renderStrong(sender.email)}
              </p>
            )}
            {note && prefilled.estimate && <p>{prefilled.estimate}</p>}
          </Box>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              prefill.write(null)
              visitorNote.clear()
              setCleared(true)
            }}
          >
            {prefilled.clear}
          </Button>
        </>
      ) : (
        <p role="status">{prefilled.cleared}</p>
      )}
    </Row>
  )
}

const calendarId = 'calendar'

/** The default height of the service's embedded page. */
const defaultHeight = '630px'

const Root = styled.section<{ $height: string }>`
  position: relative;
  min-width: ${minFrameWidth};
  min-height: ${({ $height }) => $height};
  margin-inline: calc(-1 * ${container.marginPhone});
  ${rule}

  ${up.tablet} {
    margin-inline: 0;
    margin-inline-start: 1px;
  }
`

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
  const note = useVisitorNote()
  const height = styles?.height ?? defaultHeight
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
      {inBrowser && <PrefillNote />}
      <Root
        data-print="hide"
        $height={height}
        tabIndex={-1}
        aria-label={title}
        id={calendarId}
        {...loadNow}
      >
        {inBrowser ? (
          // Loads again after the visitor has removed the prefilled values.
          <CalendarFrame key={sender || note ? 'prefilled' : 'empty'} height={height} />
        ) : (
          <CoverBeforeScripts />
        )}
      </Root>
      {/* There is no way to detect whether its page has loaded. */}
      {inBrowser && booking === 'cal' && <SchedulingFallback />}
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
