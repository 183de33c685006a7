import { useSyncExternalStore } from 'react'
import { createSessionStore } from '../../browser/store'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The estimate for the next message or call, as text; "" if there is none. It has no personal data.
 */
export const estimateNote = createSessionStore('estimate', isText, '')

/** The estimate as text; "" before hydration. */
export const useEstimateNote = (): string =>
  useSyncExternalStore(estimateNote.subscribe, estimateNote.read, () => '')
