import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toComparable, withoutIgnorable } from '../../../plugins/content'
import { receiver } from './receiver-setting'
import { useClientValue, useStore } from '../../hooks/useClientValue'
import { changeUnsentMessage, noUnsentMessage, unsentMessage, wasSent } from './unsent-message'
import {
  controlsOf,
  emptyForm,
  ensureId,
  fillIn,
  hasText,
  revealField,
  revealFilled,
  valuesOf,
} from './form-values'
import { submissionStatus, submitMessage } from './sending/submission'
import type { ContactLabels } from './useContactContent'
import { fieldError, fieldErrors, normalizeEmail, type FieldError } from './field-validation'

/** The path of a page, in the form that all have; "" if the URL has none. */
const subjectInUrl = (): string =>
  withoutIgnorable(toComparable(new URLSearchParams(window.location.search).get('about') ?? ''))
    .toLowerCase()
    .replace(/[^/]$/, '$&/')

/** Stores the typed values, with the subject from the page's URL. */
function save(form: HTMLFormElement, subject: string): void {
  const values = valuesOf(form)
  const { id, requestedSubject: earlierSubject } = unsentMessage.read()
  if (hasText(values, subject)) {
    changeUnsentMessage({
      values,
      requestedSubject: subject || earlierSubject,
      id: ensureId(form, id),
    })
  } else unsentMessage.clear()
}

/**
 * The state and the event handlers of the contact form.
 * @param keepsSender whether the calendar is filled in with the sender of a message
 */
export function useContactForm(labels: ContactLabels, keepsSender: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  /** The number of attempts since the form was rendered: each result receives the focus. */
  const [attempts, setAttempts] = useState({ invalid: 0, sent: 0 })
  const unsent = useStore(unsentMessage, noUnsentMessage)
  const subject = useClientValue<string | undefined>(subjectInUrl, undefined)
  const subscribe = useCallback(
    (listener: () => void) =>
      submissionStatus.subscribe(() => {
        // Must happen before React removes the form: Firefox restores its values on a reload.
        if (submissionStatus.read() === 'sent' && form.current) emptyForm(form.current)
        listener()
      }),
    [],
  )
  const status = useSyncExternalStore(subscribe, submissionStatus.read, () => 'writing' as const)
  const isSent = status === 'sent'

  useEffect(() => {
    const root = form.current
    if (!root || subject === undefined || isSent) return undefined
    const fillInUnsent = (): void => {
      if (wasSent(unsentMessage.read())) unsentMessage.clear()
      const { values, requestedSubject: earlierSubject } = unsentMessage.read()
      // A new subject in the URL replaces that of the unsent message.
      const about = subject && subject !== earlierSubject ? subject : (values.about ?? subject)
      fillIn(root, { ...values, about })
      revealFilled(root)
    }
    fillInUnsent()
    let isLeft = false
    const saveUnsentMessage = (): void => {
      if (!isLeft && submissionStatus.read() === 'writing') save(root, subject)
    }
    const onVisibilityChange = (): void => {
      if (document.visibilityState === 'hidden') saveUnsentMessage()
    }
    // Only the store keeps the message: a browser would show it again after it was sent from another
    // document, from the back/forward cache or by filling in what the fields had.
    const onPageHide = (): void => {
      saveUnsentMessage()
      if (!unsentMessage.isStored()) return
      isLeft = true
      emptyForm(root)
    }
    const onPageShow = (): void => {
      if (!isLeft) return
      isLeft = false
      fillInUnsent()
    }
    window.addEventListener('pageshow', onPageShow)
    // A phone may discard a hidden page without another event.
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
      saveUnsentMessage()
    }
  }, [subject, isSent])

  const countAttempt = (attempt: 'invalid' | 'sent'): void => {
    setAttempts((before) => ({ ...before, [attempt]: before[attempt] + 1 }))
  }
  /** Shows the errors; returns whether there are any. */
  const showErrors = (root: HTMLFormElement): boolean => {
    for (const control of controlsOf(root))
      if (control.name === 'email') control.value = normalizeEmail(control.value)
    const found = fieldErrors(root, labels.errors)
    setErrors(found)
    if (found.length === 0) return false
    for (const { id } of found) revealField(id)
    // The failure of an earlier attempt would be a second message.
    if (unsent.failure ?? unsent.isUnanswered)
      changeUnsentMessage({ failure: undefined, isUnanswered: false })
    countAttempt('invalid')
    return true
  }

  const send = async (root: HTMLFormElement): Promise<void> => {
    save(root, subject ?? '')
    const fields = new URLSearchParams(
      // The form has no file fields, so every value is a string.
      [...new FormData(root)] as [string, string][],
    )
    countAttempt('sent')
    // The form opens the mail program and keeps the values, because it cannot know whether the
    // message was sent.
    if (receiver?.type === 'mailto') return
    await submitMessage(window.location.pathname, fields, keepsSender)
  }

  return {
    status,
    errors,
    attempts,
    unsent,
    /** Why the last attempt failed. interrupted: the document was unloaded before the response. */
    failure:
      unsent.isUnanswered && status === 'writing' ? ('interrupted' as const) : unsent.failure,
    requestedSubjects: [subject ?? '', unsent.requestedSubject],
    /** True after hydration: the form shows its own errors instead of the browser's. */
    isEnhanced: subject !== undefined,
    startOver: () => {
      submissionStatus.write('writing')
      setErrors([])
      setAttempts({ invalid: 0, sent: 0 })
    },
    formProps: {
      ref: form,
      noValidate: subject !== undefined,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const root = event.currentTarget
        if (submissionStatus.read() === 'writing' && !showErrors(root)) void send(root)
      },
      onInput: ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
        // The "mailto:" link shows the latest values.
        if (unsent.failure ?? unsent.isUnanswered) save(currentTarget, subject ?? '')
        const control = controlsOf(currentTarget).find((input) => input === target)
        if (!control || fieldError(control, labels.errors) !== undefined) return
        setErrors((all) => {
          const otherErrors = all.filter(({ name }) => name !== control.name)
          return otherErrors.length < all.length ? otherErrors : all
        })
      },
    },
  }
}
