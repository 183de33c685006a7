import { createSessionStore } from '../../browser/store'

/** Why a message was not sent; if the request was interrupted, it may have been sent. */
export type Failure = 'offline' | 'noAnswer' | 'refused' | 'interrupted'

/** The values of the contact form that have not been sent. */
export interface UnsentMessage {
  /** The values of the fields by name, exactly as typed. */
  values: Readonly<Record<string, string>>
  /** Sent with every attempt, so that the receiver can drop duplicates; empty without values. */
  id: string
  /** The subject in the page's URL when it was typed. */
  requestedSubject: string
  failure?: Failure
  /** True from the request until the response; a later document cannot know the result. */
  isUnanswered?: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

const isUnsentMessage = (value: unknown): value is UnsentMessage =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.requestedSubject) &&
  isRecord(value.values) &&
  Object.values(value.values).every(isText)

export const noUnsentMessage: UnsentMessage = { values: {}, id: '', requestedSubject: '' }

export const unsentMessageKey = 'unsent-message'

/** The current unsent message; the same object until it changes. */
export const unsentMessage = createSessionStore(unsentMessageKey, isUnsentMessage, noUnsentMessage)

/** The key in local storage of the id of the last message that was sent. */
const sentMessageKey = 'sent-message'

/**
 * Forgets the message, because it was sent. Its id stays, because a document in Firefox's back/forward
 * cache does not see what other documents change in session storage.
 */
export function clearSentMessage(): void {
  try {
    window.localStorage.setItem(sentMessageKey, unsentMessage.read().id)
  } catch {
    // Without storage, no other document knows of the message.
  }
  unsentMessage.clear()
}

/** Whether the message was sent, from another document. */
export function wasSent({ id }: UnsentMessage): boolean {
  try {
    return id !== '' && window.localStorage.getItem(sentMessageKey) === id
  } catch {
    return false
  }
}

/** Changes the unsent message and stores it. */
export const changeUnsentMessage = (changes: Partial<UnsentMessage>): void =>
  unsentMessage.write({ ...unsentMessage.read(), ...changes })
