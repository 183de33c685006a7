import { useState, useSyncExternalStore } from 'react'
import { prefill } from './prefill'
import { bookingOptions } from './booking-options'
import { useScheduling } from './useScheduling'

/** Who sent the contact form since the document was loaded; null if no message has arrived. */
export const usePrefill = () => useSyncExternalStore(prefill.subscribe, prefill.read, () => null)

/** The calendar's options for this visitor, computed once when it is opened; in the browser only. */
export function useBookingOptions() {
  const scheduling = useScheduling()
  const [options] = useState(() =>
    bookingOptions(scheduling, {
      sender: prefill.read(),
      search: window.location.search,
      now: new Date(),
    }),
  )
  return { ...options, iframeTitle: scheduling.title, LoadingSpinner: NoSpinner }
}

/** The site shows its own. */
const NoSpinner = () => null
