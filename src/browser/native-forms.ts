/** As long as a request of a form may take, in ms: then it has probably failed. */
const wait = 10_000

/**
 * For forms that the browser sends itself: gives a form an id (`data-unique-id`), by which a second
 * message is recognized, and blocks a second submit while the first is being sent.
 */
export function startNativeForms(signal: AbortSignal): void {
  let submitted = -wait
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, timeStamp } = event
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
      for (const field of form.querySelectorAll<HTMLInputElement>('[data-unique-id]'))
        field.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
      // It opens the email program, and the page stays.
      if (form.action.startsWith('mailto:')) return
      if (timeStamp - submitted < wait) event.preventDefault()
      else submitted = timeStamp
    },
    { signal },
  )
  // The visitor came back to the page as it was left.
  addEventListener('pageshow', () => (submitted = -wait), { signal })
}
