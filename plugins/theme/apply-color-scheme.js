/**
 * Runs inline in the head, with the color scheme `auto`. Sets the color scheme that was chosen in the
 * footer before the first paint, and stores a new choice. A separate file or React's code would run
 * after the first paint, and the page would flash.
 */
export function applyColorScheme() {
  const sides = ['light', 'dark']
  const root = document.documentElement
  let choice = 'auto'
  const read = () => {
    try {
      choice = localStorage.getItem('colorScheme') ?? 'auto'
    } catch {
      // Without storage, a choice applies only to this page.
    }
    show()
  }
  const show = () => {
    if (!sides.includes(choice)) choice = 'auto'
    root.dataset.colorScheme = choice
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
      const other = choice === sides[index] ? 'all' : 'not all'
      const media = choice === 'auto' ? `(prefers-color-scheme: ${sides[index]})` : other
      meta.setAttribute('media', media)
    })
    for (const radio of document.querySelectorAll('[name="color-scheme"]')) {
      if (radio instanceof HTMLInputElement) radio.checked = radio.value === choice
    }
  }
  read()
  // When the page is parsed, restored from the back/forward cache, or another tab has changed the
  // choice.
  for (const name of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(name, read)
  // Before React's listener, which may hydrate the page during the click and reset the choice.
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'color-scheme') return
      choice = target.value
      try {
        localStorage.setItem('colorScheme', choice)
      } catch {
        // Without storage, the choice applies only to this page.
      }
      show()
    },
    true,
  )
}
