import { useEffect, useState } from 'react'

/** How long a text must stay unchanged before screen readers read it, in ms. */
const pause = 500

/** A text for a live region: the latest one, once it has not changed for a moment. */
export function useDebouncedAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
