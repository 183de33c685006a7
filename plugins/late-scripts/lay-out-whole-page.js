/**
 * Runs inline in the head of every page, like load-scripts.js at its end. After a reload, Back or a
 * jump, the place in the page that the browser shows depends on the heights of all sections.
 */
export function layOutWholePage() {
  const [visit] = performance.getEntriesByType('navigation')
  const type = /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type
  if (type !== 'navigate' || location.hash) document.documentElement.dataset.laidOut = ''
}
