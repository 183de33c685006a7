import { queryOption } from './query-option'

function showPart(): void {
  // A query is decoded without an error; letters, digits and hyphens of ids mean the same in it.
  const query = new URLSearchParams(location.hash.replace('#', '='))
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  const id = queryOption(query, '', ids)
  if (id && id !== query.get('')) location.replace(`#${id}`)
}

/**
 * Shows the part of a page that the fragment of its address names in another spelling or case of its
 * letters, as keyboards and programs write them: browsers compare them by their codes.
 */
export function startFragments(signal: AbortSignal): void {
  addEventListener('hashchange', showPart, { signal })
  showPart()
}
