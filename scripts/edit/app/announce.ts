/** Adds a live region; returns a function that sets its text, which screen readers announce. */
export function announcer(): (text: string) => void {
  const region = Object.assign(document.createElement('div'), { id: 'announcements' })
  region.role = 'status'
  document.body.append(region)
  return (text) => region.replaceChildren(text)
}
