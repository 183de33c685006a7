import { useState } from 'react'
import { readVisitor } from '../contact/draft'
import { bookingOptions } from './booking-options'
import { useScheduling } from './useScheduling'

/** The calendar's options for this visitor, reckoned once when it is opened; in the browser only. */
export function useBookingOptions() {
  const scheduling = useScheduling()
  const [options] = useState(() =>
    bookingOptions(scheduling, {
      visitor: readVisitor(),
      search: window.location.search,
      now: new Date(),
    }),
  )
  return { ...options, iframeTitle: scheduling.title, LoadingSpinner: NoSpinner }
}

/** The site shows its own. */
const NoSpinner = () => null
