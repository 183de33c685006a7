import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { queryOption } from '../../browser/query-option'
import { changeUnsentMessage, unsentMessage } from '../contact/unsent-message'
import { type CalculatorModel, type EstimateChoices, estimateQuery, readChoices } from './choices'

const valuesOf = (form: HTMLFormElement): URLSearchParams =>
  // The form has no file fields, so every value is a string.
  new URLSearchParams([...new FormData(form)] as [string, string][])

/** Selects the radio buttons that a query names, where the visitor has chosen none. */
function fillIn(form: HTMLFormElement, query: URLSearchParams): void {
  const chosen = valuesOf(form)
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    if (!chosen.has(radio.name) && queryOption(query, radio.name, [radio.value]) !== undefined)
      radio.checked = true
}

/** Keeps what was typed while the page had no scripts for the contact form, which sends the estimate. */
function keepTypedValues(form: HTMLFormElement): void {
  const values = valuesOf(form)
  const typed = ['name', 'email'].map((name) => [name, values.get(name) ?? ''] as const)
  if (typed.every(([, value]) => value === '')) return
  const earlier = unsentMessage.read().values
  changeUnsentMessage({ values: { ...earlier, ...Object.fromEntries(typed) } })
}

/**
 * The answers in the form, which are also in the address, so that an estimate can be shared and
 * reloaded. What the visitor has chosen before React runs is kept, also if the address has another
 * answer.
 * @returns root: for an element that contains the form, which is not rendered by React; choices:
 *   undefined until they are read, and null until a service is selected
 */
export function useEstimateChoices(model: CalculatorModel) {
  const root = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<EstimateChoices | null>()

  useLayoutEffect(() => {
    const form = root.current?.querySelector('form')
    if (!form) return undefined
    const readForm = (): EstimateChoices | null => {
      const next = readChoices(model, valuesOf(form)) ?? null
      const query = next && estimateQuery(next)
      if (query && query !== window.location.search)
        window.history.replaceState(window.history.state, '', query)
      return next
    }
    // The result is large: the choice itself is shown before it.
    const handleChange = (): void => {
      const next = readForm()
      startTransition(() => setChoices(next))
    }
    const handleSubmit = (event: Event): void => event.preventDefault()

    fillIn(form, new URLSearchParams(window.location.search))
    keepTypedValues(form)
    setChoices(readForm())
    form.addEventListener('change', handleChange)
    form.addEventListener('submit', handleSubmit)
    return () => {
      form.removeEventListener('change', handleChange)
      form.removeEventListener('submit', handleSubmit)
    }
  }, [model])

  return { root, choices }
}
