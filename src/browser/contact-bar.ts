import { observe } from './observe'

/** What has actions of its own: the page's heading with its picture, forms and the footer. */
const partsWithActions = [
  'main > :has(h1)',
  ':is(main > :has(h1) + *, main > :has(h1) + [data-island] > :first-child):not(section, :has(h2))',
  'main form',
  'main ~ footer',
].join()

/**
 * `data-contact-bar`: a bar that is shown while the page is scrolled past its header, and neither a
 * form nor the footer is in the window.
 */
export function startContactBar(signal: AbortSignal): () => void {
  const elementsInView = new Set<Element>()
  return observe(signal, partsWithActions, (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) elementsInView.add(target)
      else elementsInView.delete(target)
    }
    const bar = document.querySelector<HTMLElement>('[data-contact-bar]')
    if (bar) bar.hidden = elementsInView.size > 0
  })
}
