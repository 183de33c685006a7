import { type ComponentType, type MouseEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { opensInNewTab } from '../../components/link/Link'
import { SchedulingAnchor, type SchedulingLinkContent } from './SchedulingAnchor'
import type { SchedulingDialogProps } from './SchedulingDialog'

export interface SchedulingLinkProps extends Omit<SchedulingDialogProps, 'onClose'> {
  link: SchedulingLinkContent
}

/**
 * A link that opens the booking calendar in a dialog. Without JavaScript, in a new tab, and if the
 * dialog's code fails to load, it works as usual.
 */
export const SchedulingLink = ({ link, ...content }: SchedulingLinkProps) => {
  // Loaded on the first click, because most visitors never open it.
  const [Dialog, setDialog] = useState<ComponentType<SchedulingDialogProps>>()
  const [isOpen, setOpen] = useState(false)

  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensInNewTab(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    setOpen(true)
    import('./SchedulingDialog').then(
      (module) => setDialog(() => module.SchedulingDialog),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <SchedulingAnchor
        {...link}
        onClick={open}
        aria-haspopup="dialog"
        aria-busy={(isOpen && !Dialog) || undefined}
        data-wait=""
      />
      {isOpen &&
        Dialog &&
        createPortal(<Dialog {...content} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
