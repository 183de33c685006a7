import type { MouseEvent } from 'react'

/** Whether a press on a link asks the browser for a new tab, a new window or a file: the visitor's own choice. */
export const opensInNewTab = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey
