import { useLabels } from '../../hooks/useLabels'
import { Island } from '../../islands/Island'
import { booking } from './provider-setting'
import { SchedulingAnchor, type SchedulingLinkContent } from './SchedulingAnchor'
import { SchedulingLink } from './SchedulingLink'
import { useCalendar } from './useCalendar'
import { useScheduling } from './useScheduling'

const DialogLink = (link: SchedulingLinkContent) => {
  const { close } = useLabels()
  const calendar = useCalendar()
  return (
    <Island name="scheduling-link" component={SchedulingLink} props={{ link, calendar, close }} />
  )
}

/**
 * A link to the booking page, which opens the calendar in a dialog. Only Calendly's calendar can open
 * in one; for other services, and if the calendar asks first, the link leads to the page.
 */
export const CalendarLink = (link: SchedulingLinkContent) => {
  const { consent } = useScheduling()
  const Root = booking || consent ? SchedulingAnchor : DialogLink
  return <Root {...link} />
}
