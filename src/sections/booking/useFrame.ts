import { type RefObject, useEffect, useState } from 'react'
import { prefill } from './prefill'
import { booking } from './provider-setting'

/** ready: the service has sent a message. Before, the frame may show the browser's error page. */
export type FrameState = 'loading' | 'ready' | 'timedOut'

/** The timeouts for the service's message, in ms: from the start, and after the frame has loaded. */
const frameTimeout = { total: 8_000, afterLoad: 4_000 } as const

/** The name of an event that the service reports; undefined for another message. */
function serviceEvent({ data }: MessageEvent<unknown>): string | undefined {
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined
  const { event } = data
  return typeof event === 'string' && event.startsWith('calendly.') ? event : undefined
}

/**
 * Watches the frame of the scheduling service in an element. A frame that is refused, blocked or
 * offline fires `load` too, so only a message from the service proves that its page has loaded.
 * @returns the state, and the number of attempts, which is used as the key of the frame
 */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  url: string,
): { state: FrameState; attempt: number } {
  const [state, setState] = useState<FrameState>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const root = box.current
    if (!root) return undefined
    let isReady = false
    const show = (): void => {
      // For the owner's analytics, see docs/publishing.md.
      if (!isReady) document.dispatchEvent(new Event('calendar-opened'))
      isReady = true
      setState('ready')
    }
    const giveUp = (): void => {
      // Under Cal.com's calendar the other ways to book are always visible.
      if (!isReady) setState(booking === 'cal' ? 'ready' : 'timedOut')
    }
    const timers = [setTimeout(giveUp, navigator.onLine ? frameTimeout.total : 0)]
    const onLoad = ({ target }: Event): void => {
      // Icons fire `load` too.
      if (!(target instanceof HTMLIFrameElement)) return
      if (booking === 'cal') {
        // Without Cal.com's script its page sends no message.
        show()
        return
      }
      timers.push(setTimeout(giveUp, frameTimeout.afterLoad))
    }
    const onMessage = (event: MessageEvent<unknown>): void => {
      const frame = root.querySelector('iframe')
      if (event.origin !== new URL(url).origin || event.source !== frame?.contentWindow) return
      const name = serviceEvent(event)
      if (!name) return
      show()
      // Used up. The calendar and the note above it stay as they are.
      if (name === 'calendly.event_scheduled') prefill.removeStored()
    }
    const onOnline = (): void => {
      if (isReady) return
      setState('loading')
      setAttempt((count) => count + 1)
    }
    const events = new AbortController()
    const { signal } = events
    // `load` does not bubble, but it can be captured.
    root.addEventListener('load', onLoad, { signal, capture: true })
    window.addEventListener('message', onMessage, { signal })
    window.addEventListener('offline', giveUp, { signal })
    window.addEventListener('online', onOnline, { signal })
    return () => {
      timers.forEach(clearTimeout)
      events.abort()
    }
  }, [box, url, attempt])

  return { state, attempt }
}
