import { comparisonKey } from '../../plugins/content'

/** The part of the page that a fragment means, if it is the id of none. */
function findPart(fragment: string): Element | undefined {
  if (fragment === '' || document.getElementById(fragment)) return undefined
  const key = comparisonKey(fragment)
  return [...document.querySelectorAll('[id]')].find(({ id }) => comparisonKey(id) === key)
}

function showPart(): void {
  try {
    const part = findPart(decodeURIComponent(location.hash.slice(1)))
    if (part) location.replace(`#${encodeURIComponent(part.id)}`)
  } catch {
    // It is not encoded in UTF-8, so that it names no part.
  }
}

/**
 * Shows the part of a page that the fragment of its address names in another spelling or case of its
 * letters, as keyboards and programs write them: browsers compare them by their codes.
 */
export function startFragments(signal: AbortSignal): void {
  addEventListener('hashchange', showPart, { signal })
  showPart()
}
