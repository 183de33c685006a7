/** The path of a form in an address, and whether it is for an existing or a new entry. */
const formIn = (address: string): { path: string; kind: string | undefined } | undefined => {
  const [path, kind] = /#\/collections\/[^/?]+\/(entries|new)(?=[/?]|$)[^?]*/.exec(address) ?? []
  return path === undefined ? undefined : { path, kind }
}

const question = 'This form has changes that are not saved. Leave it without saving them?'

/**
 * Reloads the editor when its address changes from one form directly to another: Decap would show
 * and save the content of the first one in the fields of the second. Must be called before Decap
 * is loaded, which listens to the same events.
 * @param hasChanges whether the open form has changes that are not saved
 */
export function reloadForms(hasChanges: () => boolean): void {
  let isReloading = false
  const onHashChange = (event: HashChangeEvent): void => {
    const from = formIn(event.oldURL)
    const to = formIn(event.newURL)
    // Decap itself opens the form of an entry that it has created, and that of a copy.
    if (!from || !to || from.path === to.path || from.kind !== to.kind) return
    event.stopImmediatePropagation()
    if (hasChanges() && !window.confirm(question)) {
      history.replaceState(history.state, '', event.oldURL)
      return
    }
    isReloading = true
    location.reload()
  }
  addEventListener('hashchange', onHashChange, { capture: true })
  // Decap would ask the same question again.
  const onLeave = (event: Event): void => {
    if (isReloading) event.stopImmediatePropagation()
  }
  addEventListener('beforeunload', onLeave, { capture: true })
}
