import { useCallback, useEffect, useRef, useState } from 'react'
import { estimateAddress, readChoices, type EstimateChoices } from './choices'

const valuesOf = (form: HTMLFormElement): URLSearchParams =>
  // The form has no file fields, so every value is a text.
  new URLSearchParams([...new FormData(form)] as [string, string][])

/** Checks the radio buttons that a query names. */
function fillIn(form: HTMLFormElement, query: URLSearchParams): void {
  for (const [name, value] of query) {
    const group = form.elements.namedItem(name)
    if (group instanceof RadioNodeList) group.value = value
  }
}

/**
 * The choices in the form, which the address holds too: it can be shared, reloaded and returned to.
 * The form keeps what was chosen before hydration.
 * @param search the query of the page's URL
 * @returns choices: undefined before hydration and before a service is chosen
 */
export function useEstimateChoices(model: Queries.EstimateModelFragment, search: string) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<EstimateChoices>()

  const update = useCallback(
    (root: HTMLFormElement): void => {
      const next = readChoices(model, valuesOf(root))
      setChoices(next)
      // Without the router: the page stays, and there is nothing to load.
      if (next) window.history.replaceState(window.history.state, '', estimateAddress(next))
    },
    [model],
  )

  useEffect(() => {
    const root = form.current
    if (!root) return
    fillIn(root, new URLSearchParams(search))
    setChoices(readChoices(model, valuesOf(root)))
  }, [model, search])

  return { form, choices, update }
}
