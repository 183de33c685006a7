import { createStore } from '../../hooks/create-store'

/** The name and the address of a sent message, with which the calendar may be filled in. */
export interface Prefill {
  name: string
  email: string
}

/**
 * The sender of the last message that was sent since the document was loaded; null if there is
 * none. In memory only: nothing that was typed stays in the browser's storage after sending.
 */
export const prefill = createStore<Prefill | null>(null)
