import { useEffect, useState, type RefObject } from 'react'

/**
 * asked: nothing has come yet. loaded: something has, if only the browser's own error page.
 * arrived: the scheduling service itself has spoken. late: nobody has, and it is time to say so.
 */
export type FrameState = 'asked' | 'loaded' | 'arrived' | 'late'

/** How long the scheduling service is waited for, in milliseconds. */
export const frameTimeout = { inAll: 8_000, onceLoaded: 4_000 } as const

const isFromService = ({ data }: MessageEvent<unknown>): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  typeof data.event === 'string' &&
  data.event.startsWith('calendly.')

/**
 * Watches the frame of the scheduling service in a box. A frame that is refused, blocked or offline
 * loads as well, an error page; only a message from the service proves that its page is there.
 * @returns the state, and how often the frame was asked for: use it as its key
 */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  url: string,
): { state: FrameState; attempt: number } {
  const [state, setState] = useState<FrameState>('asked')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const root = box.current
    if (!root) return undefined
    let hasArrived = false
    const giveUp = (): void => {
      if (!hasArrived) setState('late')
    }
    const timers = [setTimeout(giveUp, navigator.onLine ? frameTimeout.inAll : 0)]
    const onLoad = ({ target }: Event): void => {
      // Icons tell that they have loaded, too.
      if (!(target instanceof HTMLIFrameElement)) return
      setState((now) => (now === 'asked' ? 'loaded' : now))
      timers.push(setTimeout(giveUp, frameTimeout.onceLoaded))
    }
    const onMessage = (event: MessageEvent<unknown>): void => {
      const frame = root.querySelector('iframe')
      if (event.origin !== new URL(url).origin || event.source !== frame?.contentWindow) return
      if (!isFromService(event)) return
      hasArrived = true
      setState('arrived')
    }
    const onOnline = (): void => {
      if (hasArrived) return
      setState('asked')
      setAttempt((count) => count + 1)
    }
    // Loads do not bubble, but they can be caught on their way down.
    root.addEventListener('load', onLoad, true)
    window.addEventListener('message', onMessage)
    window.addEventListener('offline', giveUp)
    window.addEventListener('online', onOnline)
    return () => {
      timers.forEach(clearTimeout)
      root.removeEventListener('load', onLoad, true)
      window.removeEventListener('message', onMessage)
      window.removeEventListener('offline', giveUp)
      window.removeEventListener('online', onOnline)
    }
  }, [box, url, attempt])

  return { state, attempt }
}
