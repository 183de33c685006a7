import { createSessionStore, createStore } from '../../browser/store'
import { useStore } from '../../hooks/useClientValue'

export interface Prefill {
  name: string
  email: string
}

/** Only in memory: no typed value stays in storage after sending. */
export const prefill = createStore<Prefill | null>(() => null)

/** The sender of the last message; null before hydration. */
export const usePrefill = () => useStore(prefill, null)

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a page, such as a calculator, adds to the next message or call; "" for nothing. */
export const visitorNote = createSessionStore('visitorNote', isText, '')

/** The note for the next message or call; "" before hydration. */
export const useVisitorNote = (): string => useStore(visitorNote, '')
