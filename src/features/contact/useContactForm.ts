import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { refusedAttribute } from '../../components/hydration-triggers'
import { useBrowserValue } from '../../hooks/useBrowserValue'
import { changeDraft, clearDraft, emptyDraft, readDraft, subscribeToDraft } from './draft'
import { controlsOf, emptyForm, ensureId, fillIn, hasText, valuesOf } from './form-values'
import { readStatus, resetSubmission, submitMessage, subscribeToStatus } from './submission'
import type { ContactLabels } from './useContactContent'
import { fieldError, fieldErrors, type FieldError } from './validity'

const askedSubject = (): string => new URLSearchParams(window.location.search).get('about') ?? ''

/** Keeps what is typed for the rest of the visit, with the subject that the page's address asked for. */
function save(form: HTMLFormElement, asked: string): void {
  const values = valuesOf(form)
  const { id, asked: askedBefore } = readDraft()
  if (hasText(values, asked)) {
    changeDraft({ values, asked: asked || askedBefore, id: ensureId(form, id) })
  } else clearDraft()
}

/** What the contact form does once the scripts are there; before that it is the browser's own. */
export function useContactForm(labels: ContactLabels) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  /** Counts the attempts made here, refused by the form or sent, so that the result of each takes the focus. */
  const [attempts, setAttempts] = useState({ invalid: 0, sent: 0 })
  const draft = useSyncExternalStore(subscribeToDraft, readDraft, () => emptyDraft)
  const asked = useBrowserValue<string | undefined>(askedSubject, undefined)
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeToStatus(() => {
        // Before React takes the form away: Firefox would bring its text back on a reload.
        if (readStatus() === 'sent' && form.current) emptyForm(form.current)
        listener()
      }),
    [],
  )
  const status = useSyncExternalStore(subscribe, readStatus, () => 'writing' as const)
  const isSent = status === 'sent'
  const hasSent = attempts.sent > 0

  const countAttempt = useCallback((attempt: 'invalid' | 'sent'): void => {
    setAttempts((before) => ({ ...before, [attempt]: before[attempt] + 1 }))
  }, [])
  /** Shows what is not right yet; gives whether there is anything. */
  const showErrors = useCallback(
    (root: HTMLFormElement): boolean => {
      const found = fieldErrors(root, labels.errors)
      setErrors(found)
      if (found.length > 0) countAttempt('invalid')
      return found.length > 0
    },
    [countAttempt, labels.errors],
  )

  useEffect(() => {
    const root = form.current
    if (!root || asked === undefined || isSent) return undefined
    const { values, id, asked: askedBefore } = readDraft()
    // Another page has sent the visitor here since: its subject goes before the one of then.
    const about = asked && asked !== askedBefore ? asked : (values.about ?? asked)
    fillIn(root, { ...values, about })
    ensureId(root, id)
    if (root.hasAttribute(refusedAttribute)) {
      root.removeAttribute(refusedAttribute)
      showErrors(root)
    }
    const saveDraft = (): void => {
      if (readStatus() === 'writing') save(root, asked)
    }
    // A phone may end a hidden page without any other event.
    document.addEventListener('visibilitychange', saveDraft)
    window.addEventListener('pagehide', saveDraft)
    return () => {
      document.removeEventListener('visibilitychange', saveDraft)
      window.removeEventListener('pagehide', saveDraft)
      saveDraft()
    }
  }, [asked, isSent, showErrors])

  useEffect(() => {
    if (!hasSent) return undefined
    // Who comes back after the result was shown finds an empty form.
    return () => {
      if (readStatus() === 'sent') resetSubmission()
    }
  }, [hasSent])

  const send = async (root: HTMLFormElement): Promise<void> => {
    save(root, asked ?? '')
    const fields = new URLSearchParams(
      // The form has no file fields, so every value is a text.
      [...new FormData(root)] as [string, string][],
    )
    // As a field of type "email" does, which would showErrors addresses beyond ASCII.
    fields.set('email', (fields.get('email') ?? '').trim())
    countAttempt('sent')
    await submitMessage(window.location.pathname, fields)
  }

  return {
    status,
    errors,
    attempts,
    draft,
    /** Why the last attempt failed; interrupted: the document was left before the answer. */
    failure: draft.isUnanswered && status === 'writing' ? ('interrupted' as const) : draft.failure,
    /** Subjects that the list shows because they were asked for. */
    asked: [asked ?? '', draft.asked],
    /** True once the form checks itself and the browser's own messages would be in the way. */
    isEnhanced: asked !== undefined,
    startOver: () => {
      resetSubmission()
      setErrors([])
      setAttempts({ invalid: 0, sent: 0 })
    },
    formProps: {
      ref: form,
      noValidate: asked !== undefined,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const root = event.currentTarget
        if (readStatus() === 'writing' && !showErrors(root)) void send(root)
      },
      onInput: ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
        // The link that sends all as an e-mail follows each change.
        if (draft.failure ?? draft.isUnanswered) save(currentTarget, asked ?? '')
        const control = controlsOf(currentTarget).find((each) => each === target)
        if (!control || fieldError(control, labels.errors) !== undefined) return
        setErrors((all) => {
          const others = all.filter(({ name }) => name !== control.name)
          return others.length < all.length ? others : all
        })
      },
    },
  }
}
