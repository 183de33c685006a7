import { createStore } from '../../browser/store'

/** The values that prefill the calendar. */
export interface Prefill {
  name: string
  email: string
}

/**
 * The sender of the last message sent from this document; null if there is none. Only in memory: no
 * typed value stays in storage after sending.
 */
export const prefill = createStore<Prefill | null>(() => null)
