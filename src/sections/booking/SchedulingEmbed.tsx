import { PageContainer } from '../../components/grid/PageContainer'
import { Island } from '../../islands/Island'
import { EmbeddedCalendar } from './EmbeddedCalendar'
import { prefillKeys } from './prefill'
import { booking } from './provider-setting'
import { SchedulingFallback } from './SchedulingFallback'
import { useCalendar } from './useCalendar'
import { useScheduling } from './useScheduling'

/** The default height of the service's embedded page. */
const defaultHeight = '630px'

/** The calendar or, if no service shows it in a frame, the other ways to book. */
export const SchedulingEmbed = () => {
  const calendar = useCalendar()
  const { prefilled, consent, styles } = useScheduling()
  return (
    <PageContainer>
      {booking === 'link' ? (
        <SchedulingFallback {...calendar.fallback} />
      ) : (
        <Island
          name="scheduling-embed"
          component={EmbeddedCalendar}
          props={{ ...calendar, prefilled, consent, height: styles?.height ?? defaultHeight }}
          wake={{ now: true, stored: prefillKeys }}
        />
      )}
    </PageContainer>
  )
}
