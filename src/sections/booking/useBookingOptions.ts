import { useState } from 'react'
import { estimateNote, prefill } from './prefill'
import { bookingOptions } from './booking-options'
import { useScheduling } from './useScheduling'

/** The calendar's options, computed once when it opens. Only in the browser. */
export function useBookingOptions() {
  const scheduling = useScheduling()
  const [options] = useState(() =>
    bookingOptions(scheduling, {
      sender: prefill.read(),
      estimate: estimateNote.read(),
      search: window.location.search,
      now: new Date(),
    }),
  )
  return { ...options, iframeTitle: scheduling.title, LoadingSpinner: NoSpinner }
}

/** Hides react-calendly's spinner, because the site has its own. */
const NoSpinner = () => null
