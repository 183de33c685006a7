import { analytics } from './settings'
import type { AnalyticsScript } from '../../plugins/content'

/** The events that are counted in addition to page views. */
export type AnalyticsEvent = 'message-sent' | 'calendar-opened'

interface AnalyticsWindow {
  plausible?: (event: string) => void
  umami?: { track: (event: string) => void }
  goatcounter?: { count?: (what?: { path: string; title: string; event: true }) => void }
}

const services = window as AnalyticsWindow

const insert = ({ src, attributes }: AnalyticsScript): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.src = src
    // A visitor who blocks the script is not counted.
    script.addEventListener('load', () => resolve())
    document.head.append(script)
  })

let loaded: Promise<void> | undefined
let isReady = false

/** Loads the analytics service's script, which counts the page on which it is loaded. */
export const loadAnalytics = (): Promise<void> =>
  (loaded ??= (analytics ? insert(analytics) : Promise.resolve()).then(() => {
    isReady = true
  }))

/** Counts an event, if the script has loaded. */
export async function countEvent(event: AnalyticsEvent): Promise<void> {
  await loadAnalytics()
  services.plausible?.(event)
  services.umami?.track(event)
  services.goatcounter?.count?.({ path: event, title: event, event: true })
}

/** Counts a navigation; Plausible and Umami observe the history themselves. */
export function countNavigation(): void {
  if (isReady) services.goatcounter?.count?.()
}
