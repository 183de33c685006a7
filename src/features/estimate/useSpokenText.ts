import { useEffect, useState } from 'react'

/** How long a text must stay unchanged before screen readers read it, in ms. */
const pause = 500

/** A text for a live region: the latest one, once it has not changed for a moment. */
export function useSpokenText(text: string): string {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return spoken
}
