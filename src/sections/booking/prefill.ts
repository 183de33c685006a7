import { createSessionStore } from '../../browser/store'
import { useStore } from '../../hooks/useClientValue'

export interface Prefill {
  name: string
  email: string
}

const prefillKey = 'prefill'
export const visitorNoteKey = 'visitorNote'

/** The keys in session storage of what the calendar is filled in with. */
export const prefillKeys = [prefillKey, visitorNoteKey]

const isText = (value: unknown): value is string => typeof value === 'string'

const isPrefill = (value: unknown): value is Prefill | null =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'email' in value &&
  isText(value.name) &&
  isText(value.email)

/**
 * The sender of the last message; null for none. It is in session storage, because the calendar is in
 * another document. It is removed from there when the visitor clears it, when Calendly reports that a
 * call has been booked (useFrame.ts), and by the browser when the tab is closed.
 */
export const prefill = createSessionStore<Prefill | null>(prefillKey, isPrefill, null)

/** The sender of the last message; null before hydration. */
export const usePrefill = () => useStore(prefill, null)

/** What a page, such as a calculator, adds to the next message or call; "" for nothing. */
export const visitorNote = createSessionStore(visitorNoteKey, isText, '')

/** The note for the next message or call; "" before hydration. */
export const useVisitorNote = (): string => useStore(visitorNote, '')
