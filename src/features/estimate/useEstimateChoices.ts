import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { pathOfEstimate, readChoices, type EstimateChoices } from './choices'

const valuesOf = (form: HTMLFormElement): URLSearchParams =>
  // The form has no file fields, so every value is a string.
  new URLSearchParams([...new FormData(form)] as [string, string][])

/** Selects the radio buttons that a query names. */
function fillIn(form: HTMLFormElement, query: URLSearchParams): void {
  for (const [name, value] of query) {
    const group = form.elements.namedItem(name)
    if (group instanceof RadioNodeList) group.value = value
  }
}

/**
 * The answers in the form, which are also in the URL, so that an estimate can be shared and
 * reloaded. The form keeps answers that were selected before hydration.
 * @param search the query of the page's URL
 * @returns choices: undefined before hydration and until a service is selected
 */
export function useEstimateChoices(model: Queries.EstimateModelFragment, search: string) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<EstimateChoices>()

  const update = useCallback(
    (root: HTMLFormElement): void => {
      const next = readChoices(model, valuesOf(root))
      // The first result is large: the choice itself is shown before it.
      startTransition(() => setChoices(next))
      // Without the router: the page stays the same, and there is nothing to load.
      if (next) window.history.replaceState(window.history.state, '', pathOfEstimate(next))
    },
    [model],
  )

  useEffect(() => {
    const root = form.current
    if (!root) return
    fillIn(root, new URLSearchParams(search))
    update(root)
  }, [search, update])

  return { form, choices, update }
}
