import { isPlainClick, on } from './delegate'

/** `data-replace`: a link that replaces the current entry of the browser history. */
function startReplacingLinks(signal: AbortSignal): void {
  on(signal, 'click', '[data-replace]', (link, event) => {
    if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    location.replace(link.href)
  })
}

/** `data-keep-query`: a link to the same page in another language, with the same query and fragment. */
function startLanguageLinks(signal: AbortSignal): void {
  // Before a click, so that a new tab and a prerendered page have them too.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    on(signal, type, '[data-keep-query]', (link) => {
      if (!(link instanceof HTMLAnchorElement)) return
      link.search = location.search
      link.hash = location.hash
    })
}

/** `data-go-back`: a button that is hidden on the first page of a tab. */
function startBackButtons(signal: AbortSignal): () => void {
  on(signal, 'click', '[data-go-back]', () => history.back())
  return () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-go-back]'))
      button.hidden = history.length < 2
  }
}

export function startLinks(signal: AbortSignal): () => void {
  startReplacingLinks(signal)
  startLanguageLinks(signal)
  return startBackButtons(signal)
}
