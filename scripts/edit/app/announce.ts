/** Adds a place from which screen readers read what is put into it. */
export function announcer(): (text: string) => void {
  const region = Object.assign(document.createElement('div'), { id: 'announcements' })
  region.role = 'status'
  document.body.append(region)
  return (text) => region.replaceChildren(text)
}
