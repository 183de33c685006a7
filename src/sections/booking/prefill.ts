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

/** The estimate for the next message or call; "" if there is none. */
export const estimateNote = createSessionStore('estimate', isText, '')

/** The estimate as text; "" before hydration. */
export const useEstimateNote = (): string => useStore(estimateNote, '')
