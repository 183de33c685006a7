import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button, ButtonLink } from '../../components/Button'
import { opensInNewTab } from '../../components/link/Link'
import { useClientValue } from '../../hooks/useClientValue'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { container, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { CalendarFrame, CoverBeforeScripts, minFrameWidth } from './CalendarFrame'
import { prefill, usePrefill, useVisitorNote, visitorNote } from './prefill'
import { booking } from './provider-setting'
import { SchedulingFallback } from './SchedulingFallback'
import type { Calendar } from './useCalendar'
import type { Scheduling } from './useScheduling'

export interface EmbeddedCalendarProps extends Calendar {
  /** The texts about prefilled values; null says nothing about these. */
  prefilled: Scheduling['prefilled']
  /** What the calendar asks before it loads; null for nothing. */
  consent: Scheduling['consent']
  /** A CSS length. */
  height: string
}

const Prefilled = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} ${container.marginPhone};
  border-bottom: 1px solid ${color.line};
  ${type.small}

  ${up.tablet} {
    padding-inline: var(--inset);
  }

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
const PrefillNote = ({ prefilled }: Pick<EmbeddedCalendarProps, 'prefilled'>) => {
  const root = useRef<HTMLDivElement>(null)
  const [isCleared, setCleared] = useState(false)
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

/** Its height does not change, so that nothing below it moves. */
const Root = styled.section<{ $height: string }>`
  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: content-box;
  min-width: ${minFrameWidth};
  height: ${({ $height }) => $height};
  margin-inline: calc(-1 * ${container.marginPhone});
  ${hairlineTop}

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

interface ConsentProps extends NonNullable<Scheduling['consent']> {
  url: string
  onAgree: () => void
}

/** Says what loading the calendar sends to the service. Without scripts its link opens the calendar. */
const Consent = ({ text, button, url, onAgree }: ConsentProps) => {
  const agree = (event: MouseEvent) => {
    if (opensInNewTab(event)) return
    event.preventDefault()
    onAgree()
  }
  return (
    <ConsentRoot>
      <p>{text}</p>
      <ButtonLink to={url} icon="arrow-right" onClick={agree} data-wait="">
        {button}
      </ButtonLink>
    </ConsentRoot>
  )
}

/** The embedded calendar, only in the browser and, if the content says so, after consent. */
export const EmbeddedCalendar = ({
  prefilled,
  consent,
  height,
  ...calendar
}: EmbeddedCalendarProps) => {
  const inBrowser = useClientValue(() => true, false)
  const [hasAgreed, setHasAgreed] = useState(!consent)
  const sender = usePrefill()
  const note = useVisitorNote()
  const { settings, loading, fallback } = calendar
  useEffect(() => {
    // The button that had the focus has been removed.
    if (consent && hasAgreed) document.getElementById(calendarId)?.focus()
  }, [consent, hasAgreed])
  if (consent && !hasAgreed)
    return (
      <section aria-label={settings.title} id={calendarId}>
        <Consent {...consent} url={settings.url} onAgree={() => setHasAgreed(true)} />
      </section>
    )
  return (
    <>
      <Root $height={height} tabIndex={-1} aria-label={settings.title} id={calendarId}>
        {inBrowser ? (
          <>
            <PrefillNote prefilled={prefilled} />
            {/* Loads again after the visitor has removed the prefilled values. */}
            <CalendarFrame {...calendar} key={sender || note ? 'prefilled' : 'empty'} />
          </>
        ) : (
          <CoverBeforeScripts loading={loading} fallback={fallback} />
        )}
      </Root>
      {/* There is no way to detect whether its page has loaded. */}
      {inBrowser && booking === 'cal' && <SchedulingFallback {...fallback} />}
    </>
  )
}
