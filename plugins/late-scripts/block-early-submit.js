/**
 * Runs inline at the end of a page with a form, like load-scripts.js. Gives the form an id, blocks
 * a second submit while the browser is sending the first, before and during hydration, and marks
 * the page while a text is being composed.
 */
export function blockEarlySubmit() {
  // hydrate-in-slices.tsx waits while a text is composed with an input method.
  for (const type of ['compositionstart', 'compositionend'])
    addEventListener(type, () => {
      document.documentElement.toggleAttribute('data-composing', type === 'compositionstart')
    })
  // As long as a request of the form's own script may take, in ms: then it has probably failed.
  const wait = 10_000
  let submitted = -wait
  addEventListener(
    'submit',
    (event) => {
      if (event.timeStamp - submitted >= wait) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  // After hydration, React prevents the submit and sends the form itself.
  addEventListener('submit', ({ target, defaultPrevented, timeStamp }) => {
    const leavesPage = target instanceof HTMLFormElement && !target.action.startsWith('mailto:')
    if (leavesPage && !defaultPrevented) submitted = timeStamp
  })
  // The visitor came back to the page as it was left.
  addEventListener('pageshow', () => {
    submitted = -wait
  })
  // After a reload or Back, the browser may have restored the id together with the text.
  for (const field of document.querySelectorAll('input[data-unique-id]:not([value])')) {
    field.setAttribute('value', crypto.getRandomValues(new Uint32Array(4)).join('-'))
  }
}
