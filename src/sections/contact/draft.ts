import { sessionItem } from '../../layout/session-item'
import type { Failure } from './send-message'

/** What a visitor has typed into the contact form and not sent yet. */
export interface Draft {
  /** The fields by name, exactly as typed. */
  values: Readonly<Record<string, string>>
  /** Goes along with every attempt to send, so that the receiver can drop doubles; empty before the first word. */
  id: string
  /** The subject that the page's address asked for when this was typed. */
  asked: string
  /** Why the last attempt to send it failed. */
  failure?: Failure
}

/** Who the visitor is, by what the contact form was told in this visit. */
export interface Visitor {
  name: string
  email: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isText(value['id']) &&
  isText(value['asked']) &&
  isObject(value['values']) &&
  Object.values(value['values']).every(isText)

const isVisitor = (value: unknown): value is Visitor =>
  isObject(value) && isText(value['name']) && isText(value['email'])

/** Nothing typed yet. */
export const emptyDraft: Draft = { values: {}, id: '', asked: '' }

/** Where the draft is kept in session storage. */
export const draftKey = 'contact-draft'

const draft = sessionItem(draftKey, isDraft, emptyDraft)
const visitor = sessionItem('visitor', isVisitor, { name: '', email: '' })

/** What was typed and has not arrived yet; the same object until it changes. */
export const readDraft = draft.read
/** Calls back after each change of the draft; gives what ends that. */
export const subscribeToDraft = draft.subscribe
/** Forgets the draft, once it has arrived. */
export const clearDraft = draft.clear
/** Stays after the message was sent: who has written may want to book a call as well. */
export const readVisitor = visitor.read

/** 128 random bits; unlike crypto.randomUUID also over plain http, as in a preview on a phone. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('')

/** Keeps what was typed; the first change gives the message its id. */
export function changeDraft(changes: Partial<Draft>): void {
  const next = { ...draft.read(), ...changes }
  draft.write({ ...next, id: next.id || newId() })
  const { name = '', email = '' } = next.values
  if (name || email) visitor.write({ name, email })
}
