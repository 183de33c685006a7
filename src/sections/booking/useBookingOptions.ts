import { useState, useSyncExternalStore } from 'react'
import { estimateNote } from './estimate-note'
import { prefill } from './prefill'
import { bookingOptions } from './booking-options'
import { useScheduling } from './useScheduling'

/** The sender of the last message sent from this document; null if there is none. */
export const usePrefill = () => useSyncExternalStore(prefill.subscribe, prefill.read, () => null)

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
