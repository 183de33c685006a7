import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { useInBrowser } from '../../layout/useInBrowser'
import { changeDraft, clearDraft, emptyDraft, readDraft, subscribeToDraft } from './draft'
import { controlsOf, fillIn, valuesOf } from './form-values'
import { sendMessage } from './send-message'
import type { ContactWords } from './useContactContent'
import { problemOf, problemsIn, type Problem } from './validity'

/** Where a message stands: being written, on its way, or arrived. */
export type Phase = 'writing' | 'sending' | 'sent'

const askedSubject = (): string => new URLSearchParams(window.location.search).get('about') ?? ''

/** What the contact form does once the scripts are there; before that it is the browser's own. */
export function useContactForm(words: ContactWords) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [phase, setPhase] = useState<Phase>('writing')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  /** Counts refused and failed attempts, so that each is announced anew. */
  const [attempts, setAttempts] = useState({ refused: 0, failed: 0 })
  const draft = useSyncExternalStore(subscribeToDraft, readDraft, () => emptyDraft)
  const asked = useInBrowser<string | undefined>(askedSubject, undefined)
  const isSent = phase === 'sent'

  useEffect(() => {
    if (!form.current || asked === undefined || isSent) return
    const { values, asked: askedBefore } = readDraft()
    // Another page has sent the visitor here since: its subject goes before the one of then.
    const about = asked && asked !== askedBefore ? asked : (values['about'] ?? asked)
    fillIn(form.current, { ...values, about })
  }, [asked, isSent])

  const save = (root: HTMLFormElement): void =>
    changeDraft({ values: valuesOf(root), asked: asked ?? '' })

  const setProblem = (name: string, found: Problem | undefined): void =>
    setProblems((all) => {
      const others = all.filter((problem) => problem.name !== name)
      return found ? [...others, found] : others
    })

  const check = (target: EventTarget, when: 'left' | 'changed'): void => {
    const control = form.current && controlsOf(form.current).find((each) => each === target)
    if (!control) return
    const { name, id } = control
    const message = problemOf(control, words.problems)
    if (message === undefined) setProblem(name, undefined)
    else if (when === 'left') setProblem(name, { name, id, message })
  }

  const send = async (root: HTMLFormElement): Promise<void> => {
    isSending.current = true
    save(root)
    const entries = [...new FormData(root)].map(([name, value]) => [name, String(value)])
    const fields = new URLSearchParams(entries)
    fields.set('submission-id', readDraft().id)
    setPhase('sending')
    const failure = await sendMessage(window.location.pathname, fields)
    isSending.current = false
    if (failure) {
      changeDraft({ failure })
      setPhase('writing')
      setAttempts((count) => ({ ...count, failed: count.failed + 1 }))
    } else {
      clearDraft()
      // Firefox keeps what fields held as they left the page, and would put it back on a reload.
      root.reset()
      setPhase('sent')
    }
  }

  const submit = (root: HTMLFormElement): void => {
    if (isSending.current) return
    const found = problemsIn(root, words.problems)
    setProblems(found)
    if (found.length > 0) setAttempts((count) => ({ ...count, refused: count.refused + 1 }))
    else void send(root)
  }

  return {
    phase,
    problems,
    attempts,
    draft,
    /** Subjects that the list shows because they were asked for. */
    asked: [asked ?? '', draft.asked],
    /** True once the form checks itself and the browser's own messages would be in the way. */
    isEnhanced: asked !== undefined,
    startAnew: () => {
      setProblems([])
      setAttempts({ refused: 0, failed: 0 })
      setPhase('writing')
    },
    formProps: {
      ref: form,
      noValidate: asked !== undefined,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit(event.currentTarget)
      },
      onInput: (event: React.FormEvent<HTMLFormElement>) => {
        save(event.currentTarget)
        check(event.target, 'changed')
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => check(event.target, 'left'),
    },
  }
}
