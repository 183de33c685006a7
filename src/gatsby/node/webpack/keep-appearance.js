/**
 * Runs inline in the head with the appearance `auto`: gives the page the appearance that was chosen
 * in the footer before anything is painted, and keeps a new choice. As a file or with React's code it
 * would come after the first paint, and the page would flash.
 */
export function keepAppearance() {
  const sides = ['light', 'dark']
  const root = document.documentElement
  let choice = 'auto'
  const read = () => {
    try {
      choice = localStorage.getItem('appearance') ?? 'auto'
    } catch {
      // Without storage a choice is for this page.
    }
    show()
  }
  const show = () => {
    if (!sides.includes(choice)) choice = 'auto'
    root.dataset.appearance = choice
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
      const other = choice === sides[index] ? 'all' : 'not all'
      const media = choice === 'auto' ? `(prefers-color-scheme: ${sides[index]})` : other
      meta.setAttribute('media', media)
    })
    for (const radio of document.querySelectorAll('[name="appearance"]')) {
      if (radio instanceof HTMLInputElement) radio.checked = radio.value === choice
    }
  }
  read()
  // The page is parsed, comes back from the cache of Back and Forward, or another tab has chosen.
  for (const name of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(name, read)
  // Before React's listener, which may hydrate the page during the click and set the choice back.
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'appearance') return
      choice = target.value
      try {
        localStorage.setItem('appearance', choice)
      } catch {
        // As above.
      }
      show()
    },
    true,
  )
}
