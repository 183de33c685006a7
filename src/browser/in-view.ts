import { observe } from './observe'

/**
 * `data-animated`: has `data-in-view` while it is in the window and its tab is visible; animations in
 * it run only then (`autoplay` in src/styles/motion.ts).
 */
export function startInView(signal: AbortSignal): () => void {
  const visibility = new Map<Element, boolean>()
  const update = (): void =>
    visibility.forEach((isInView, element) =>
      element.toggleAttribute('data-in-view', isInView && !document.hidden),
    )
  document.addEventListener('visibilitychange', update, { signal })
  return observe(signal, '[data-animated]', (entries) => {
    for (const { target, isIntersecting } of entries) visibility.set(target, isIntersecting)
    update()
  })
}
