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
  const [problems, setProblems] = useState<readonly FieldError[]>([])
  /** Counts the attempts made here, refused by the form or sent, so that the result of each takes the focus. */
  const [attempts, setAttempts] = useState({ refused: 0, sent: 0 })
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
  const phase = useSyncExternalStore(subscribe, readStatus, () => 'writing' as const)
  const isSent = phase === 'sent'
  const hasSentHere = attempts.sent > 0

  const count = useCallback((attempt: 'refused' | 'sent'): void => {
    setAttempts((before) => ({ ...before, [attempt]: before[attempt] + 1 }))
  }, [])
  /** Shows what is not right yet; gives whether there is anything. */
  const refuse = useCallback(
    (root: HTMLFormElement): boolean => {
      const found = fieldErrors(root, labels.errors)
      setProblems(found)
      if (found.length > 0) count('refused')
      return found.length > 0
    },
    [count, labels.errors],
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
      refuse(root)
    }
    const keep = (): void => {
      if (readStatus() === 'writing') save(root, asked)
    }
    // A phone may end a hidden page without any other event.
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [asked, isSent, refuse])

  useEffect(() => {
    if (!hasSentHere) return undefined
    // Who comes back after the result was shown finds an empty form.
    return () => {
      if (readStatus() === 'sent') resetSubmission()
    }
  }, [hasSentHere])

  const send = async (root: HTMLFormElement): Promise<void> => {
    save(root, asked ?? '')
    const fields = new URLSearchParams(
      // The form has no file fields, so every value is a text.
      [...new FormData(root)] as [string, string][],
    )
    // As a field of type "email" does, which would refuse addresses beyond ASCII.
    fields.set('email', (fields.get('email') ?? '').trim())
    count('sent')
    await submitMessage(window.location.pathname, fields)
  }

  return {
    phase,
    problems,
    attempts,
    draft,
    /** Why the last attempt failed; interrupted: the document was left before the answer. */
    failure: draft.isUnanswered && phase === 'writing' ? ('interrupted' as const) : draft.failure,
    /** Subjects that the list shows because they were asked for. */
    asked: [asked ?? '', draft.asked],
    /** True once the form checks itself and the browser's own messages would be in the way. */
    isEnhanced: asked !== undefined,
    startAnew: () => {
      resetSubmission()
      setProblems([])
      setAttempts({ refused: 0, sent: 0 })
    },
    formProps: {
      ref: form,
      noValidate: asked !== undefined,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const root = event.currentTarget
        if (readStatus() === 'writing' && !refuse(root)) void send(root)
      },
      onInput: ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
        // The link that sends all as an e-mail follows each change.
        if (draft.failure ?? draft.isUnanswered) save(currentTarget, asked ?? '')
        const control = controlsOf(currentTarget).find((each) => each === target)
        if (!control || fieldError(control, labels.errors) !== undefined) return
        setProblems((all) => {
          const others = all.filter(({ name }) => name !== control.name)
          return others.length < all.length ? others : all
        })
      },
    },
  }
}
