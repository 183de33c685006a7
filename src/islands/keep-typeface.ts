/**
 * WebKit gives up a typeface with `font-display: optional` that is not there for the first paint, but
 * shows it after all when a style sheet is added, as islands do: the text would move. After this the
 * page does not use it.
 */
export function keepTypeface(): void {
  const states = Array.from(document.fonts)
    .filter(({ display }) => display === 'optional')
    .map(({ status }) => status)
  if (states.includes('error') && !states.includes('loaded'))
    document.documentElement.dataset.typeface = 'late'
}
