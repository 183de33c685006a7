import { useState, type ComponentType, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { booking } from './provider-setting'
import { opensInNewTab } from '../../components/link/Link'
import type { SchedulingDialogProps } from './SchedulingDialog'
import { useOptionalScheduling } from './useScheduling'

/**
 * Opens the booking calendar in a dialog when a link is clicked. Without JavaScript, in a new tab,
 * and if the dialog's code fails to load, the link works as usual.
 * @returns props for the link, and the dialog to render
 */
export function useSchedulingDialog() {
  // Loaded on the first click, because most visitors never open it.
  const [Dialog, setDialog] = useState<ComponentType<SchedulingDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const asksFirst = Boolean(useOptionalScheduling()?.consent)

  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Only Calendly's calendar can open in a dialog; for other services, and if the calendar asks
    // first, the link leads to the booking page.
    if (opensInNewTab(event) || booking || asksFirst) return
    event.preventDefault()
    const { href } = event.currentTarget
    setOpen(true)
    import('./SchedulingDialog').then(
      (module) => setDialog(() => module.SchedulingDialog),
      () => window.location.assign(href),
    )
  }

  return {
    opener: { onClick: open, 'aria-haspopup': 'dialog' as const },
    dialog:
      isOpen && Dialog && createPortal(<Dialog onClose={() => setOpen(false)} />, document.body),
  }
}
