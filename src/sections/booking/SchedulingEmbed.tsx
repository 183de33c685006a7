import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { loadNow } from '../../browser/early-scripts'
import { booking } from './provider-setting'
import { Button, ButtonLink } from '../../components/Button'
import { PageContainer } from '../../components/grid/PageContainer'
import { opensInNewTab } from '../../components/link/Link'
import { useClientValue } from '../../hooks/useClientValue'
import { color } from '../../styles/colors'
import { hiddenInPrint, rule } from '../../styles/mixins'
import { container, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { CalendarFrame, CoverBeforeScripts, minFrameWidth } from './CalendarFrame'
import { prefill, usePrefill, useVisitorNote, visitorNote } from './prefill'
import { SchedulingFallback } from './SchedulingFallback'
import { useScheduling } from './useScheduling'

const Prefilled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} var(--inset);
  ${rule}
  ${type.small}

  > div {
    min-width: 0;
  }

  strong {
    color: ${color.text};
    font-weight: 560;
  }

  ${hiddenInPrint}
`

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
    <Prefilled ref={root} tabIndex={-1}>
      {sender || note ? (
        <>
          <div>
            {sender && (
              <p>
                {prefilled.text} <strong>{sender.name}</strong>, <strong>{sender.email}</strong>
              </p>
            )}
            {note && prefilled.estimate && <p>{prefilled.estimate}</p>}
          </div>
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
    </Prefilled>
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

  ${hiddenInPrint}
`

const ConsentRoot = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-width: 38rem;
  padding: ${space[10]} var(--inset);
  ${hiddenInPrint}
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
    <ConsentRoot>
      <p>{consent?.text}</p>
      <ButtonLink to={url} icon="arrow-right" onClick={agree}>
        {consent?.button}
      </ButtonLink>
    </ConsentRoot>
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
      <Root $height={height} tabIndex={-1} aria-label={title} id={calendarId} {...loadNow}>
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
