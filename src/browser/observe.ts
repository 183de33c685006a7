/**
 * Reports when the elements with a selector enter and leave the window, until the signal aborts.
 * @returns a function that observes the elements; in development more of them may come later
 */
export function observe(
  signal: AbortSignal,
  selector: string,
  report: (entries: readonly IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(report, options)
  signal.addEventListener('abort', () => observer.disconnect())
  return () => document.querySelectorAll(selector).forEach((element) => observer.observe(element))
}
