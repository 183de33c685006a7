/**
 * Runs inline at the end of a page with a form, like load-scripts.js. Gives the form an id, and
 * suppresses the browser's own error messages until the scripts show theirs.
 */
export function guardForms() {
  let mayArrive = true
  const showBrowserMessages = () => {
    if (!mayArrive) return
    mayArrive = false
    for (const form of document.querySelectorAll('[data-refused]')) {
      if (form instanceof HTMLFormElement) form.reportValidity()
    }
  }
  /** @param {Event} event */
  const refuse = (event) => {
    const form = event.target instanceof Element && event.target.closest('[data-own-messages]')
    if (!form || !mayArrive) return
    event.preventDefault()
    form.setAttribute('data-refused', '')
    setTimeout(showBrowserMessages, 5000)
  }
  // The form shows its own messages once the scripts have loaded; the browser's are shown only if
  // they fail to load.
  addEventListener('invalid', refuse, true)
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showBrowserMessages()
    },
    true,
  )
  // A message must not move the focus while the visitor is typing again.
  addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element && target.closest('[data-refused]')
      if (form) form.removeAttribute('data-refused')
    },
    true,
  )
  // After a reload or Back, the browser may have restored the id together with the text.
  for (const field of document.querySelectorAll('input[data-unique-id]:not([value])')) {
    field.setAttribute('value', crypto.getRandomValues(new Uint32Array(4)).join('-'))
  }
}
