import { isPlainClick, on } from './delegate'
import { queryOption } from './query-option'

/** `data-replace`: a link that replaces the current entry of the browser history. */
function startReplacingLinks(signal: AbortSignal): void {
  on(signal, 'click', '[data-replace]', (link, event) => {
    if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    location.replace(link.href)
  })
}

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A query in which the values of some parameters are those of another language. */
function translateQuery(search: string, values: Values): string {
  const query = new URLSearchParams(search)
  let isSame = true
  for (const [name, translations] of Object.entries(values)) {
    const value = queryOption(query, name, Object.keys(translations))
    const translation = value && translations[value]
    if (translation === undefined) continue
    query.set(name, translation)
    isSame = false
  }
  return isSame ? search : `?${query.toString()}`
}

/**
 * `data-keep-query`: a link to the same page in another language, with the same query and fragment.
 * The attribute has what the values of parameters are there, as JSON.
 */
function startLanguageLinks(signal: AbortSignal): void {
  // Before a click, so that a new tab and a prerendered page have them too.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    on(signal, type, '[data-keep-query]', (link) => {
      if (!(link instanceof HTMLAnchorElement)) return
      link.search = translateQuery(
        location.search,
        JSON.parse(link.dataset.keepQuery || '{}') as Values,
      )
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
