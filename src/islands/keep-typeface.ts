/**
 * WebKit gives up a file of a typeface with `font-display: optional` that is not there for the first
 * paint, but shows it after all when a style sheet is added, as islands do: the text would move. After
 * this the page does not use the file.
 */
export function keepTypeface(): void {
  for (const face of Array.from(document.fonts))
    if (face.display === 'optional' && face.status === 'error') face.unicodeRange = 'U+0'
}
