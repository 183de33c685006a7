import { sessionItem } from '../../hooks/session-item'
import type { Failure } from './send-message'

/** What a visitor has typed into the contact form and not sent yet. */
export interface MessageDraft {
  /** The fields by name, exactly as typed. */
  values: Readonly<Record<string, string>>
  /** Goes along with every attempt to send, so that the receiver can drop duplicates; empty in an empty draft. */
  id: string
  /** The subject that the page's address asked for when this was typed. */
  asked: string
  /** Why the last attempt to send it failed. */
  failure?: Failure
  /** True from posting until the answer: a document that is loaded in between does not know the result. */
  isUnanswered?: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (value: unknown): value is MessageDraft =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.asked) &&
  isObject(value.values) &&
  Object.values(value.values).every(isText)

/** Nothing typed yet. */
export const emptyDraft: MessageDraft = { values: {}, id: '', asked: '' }

/** Where the draft is kept in session storage. */
export const draftKey = 'contact-draft'

const draft = sessionItem(draftKey, isDraft, emptyDraft)

/** What was typed and has not arrived yet; the same object until it changes. */
export const readDraft = draft.read
/** Calls back after each change of the draft; returns the function that ends this. */
export const subscribeToDraft = draft.subscribe
/** Removes the draft, once it has arrived or nothing is typed any more. */
export const clearDraft = draft.clear
/** Keeps what was typed for the rest of the visit. */
export const changeDraft = (changes: Partial<MessageDraft>): void =>
  draft.write({ ...draft.read(), ...changes })
