import { useSyncExternalStore } from 'react'
import { createSessionStore, createStore } from '../../browser/store'

/** The sender of a message. */
export interface Prefill {
  name: string
  email: string
}

/**
 * The sender of the last message sent from this document; null if there is none. Only in memory: no
 * typed value stays in storage after sending.
 */
export const prefill = createStore<Prefill | null>(() => null)

/** The sender of the last message; null before hydration. */
export const usePrefill = () => useSyncExternalStore(prefill.subscribe, prefill.read, () => null)

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The estimate for the next message or call, as text; "" if there is none. It has no personal data.
 */
export const estimateNote = createSessionStore('estimate', isText, '')

/** The estimate as text; "" before hydration. */
export const useEstimateNote = (): string =>
  useSyncExternalStore(estimateNote.subscribe, estimateNote.read, () => '')
