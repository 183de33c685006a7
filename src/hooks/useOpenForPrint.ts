import { useEffect, type RefObject } from 'react'

/**
 * Opens a `<details>`, or every one in a container, while the page is printed, for browsers without
 * `::details-content` (src/styles/print.ts): Chrome before 131, Firefox before 143, Safari before 18.4.
 */
export function useOpenForPrint(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    let restore: (() => void)[] = []
    const onBeforePrint = () => {
      const { current } = container
      const all =
        current instanceof HTMLDetailsElement
          ? [current]
          : [...(current?.querySelectorAll('details') ?? [])]
      restore = all.map((details) => {
        const { open } = details
        const name = details.getAttribute('name')
        return () => {
          details.open = open
          if (name !== null) details.setAttribute('name', name)
        }
      })
      // The name is removed, because opening a named one closes the others.
      all.forEach((details) => details.removeAttribute('name'))
      all.forEach((details) => (details.open = true))
    }
    const onAfterPrint = () => {
      restore.forEach((each) => each())
      restore = []
    }
    window.addEventListener('beforeprint', onBeforePrint, { signal })
    window.addEventListener('afterprint', onAfterPrint, { signal })
    return () => events.abort()
  }, [container])
}
