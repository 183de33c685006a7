import type { MouseEvent } from 'react'

/** Whether a click on a link opens a new tab or window, or downloads: its button or a modifier key. */
export const opensInNewTab = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey
