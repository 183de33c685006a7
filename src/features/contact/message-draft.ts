import { createSessionStore } from '../../browser/store'
import type { Failure } from './sending/send-message'

/** The unsent values of the contact form. */
export interface MessageDraft {
  /** The values of the fields by name, exactly as typed. */
  values: Readonly<Record<string, string>>
  /** Sent with every attempt, so that the receiver can drop duplicates; empty in an empty draft. */
  id: string
  /** The subject in the page's URL when the draft was typed. */
  requestedSubject: string
  /** Why the last attempt to send it failed. */
  failure?: Failure
  /**
   * True from the request until the response. A document that is loaded in between cannot know the
   * result.
   */
  isUnanswered?: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (value: unknown): value is MessageDraft =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.requestedSubject) &&
  isObject(value.values) &&
  Object.values(value.values).every(isText)

/** The draft before anything is typed. */
export const emptyDraft: MessageDraft = { values: {}, id: '', requestedSubject: '' }

/** The key in session storage. */
export const draftKey = 'contact-draft'

/** The current draft; the same object until it changes. */
export const storedDraft = createSessionStore(draftKey, isDraft, emptyDraft)

/** Changes the draft and stores it. */
export const changeDraft = (changes: Partial<MessageDraft>): void =>
  storedDraft.write({ ...storedDraft.read(), ...changes })
