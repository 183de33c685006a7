import { type MouseEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../components/IconButton'
import { color, translucent } from '../../styles/colors'
import { visuallyHidden } from '../../styles/mixins'
import { hairline, radius, space } from '../../styles/sizes'
import { CalendarFrame } from './CalendarFrame'
import type { Calendar } from './useCalendar'

export interface SchedulingDialogProps {
  calendar: Calendar
  /** The label of the button that closes the dialog. */
  close: string
  /** Called after the dialog has closed: with its button, Escape or a click outside. */
  onClose: () => void
}

const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: inherit;

  &::backdrop {
    background: ${translucent.scrim};
  }
`

/** Moves the focus on to the other end of the dialog. */
const FocusGuard = styled.span`
  ${visuallyHidden}
`

/** Full width in small windows, a centered panel from 900 px. */
const Panel = styled.div`
  position: absolute;
  inset: calc(2.75rem + 2 * ${space[2]}) 0 0;
  overflow: hidden;
  background: ${color.background};

  @media (min-width: 900px) {
    inset: 0;
    width: 80%;
    min-width: min(900px, 100%);
    max-width: 1000px;
    height: 90%;
    max-height: 680px;
    margin: auto;
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.frame};
  }
`

const Close = styled(IconButton)`
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  inset-inline-end: ${space[2]};
  background: ${color.surfaceHover};
`

/** The booking calendar in a modal dialog. */
export const SchedulingDialog = ({ calendar, close, onClose }: SchedulingDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeDialog = () => dialog.current?.close()
  // A click outside closes the dialog, and so does a link to another page of the site.
  const handleClick = ({ target, currentTarget, detail }: MouseEvent) => {
    // The second click of the double click that opened the dialog.
    if (detail > 1) return
    const leaves = target instanceof Element && target.closest('a:not([target])')
    if (leaves || target === currentTarget) closeDialog()
  }
  const focus = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector)?.focus()

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('button')?.focus()
  }, [])

  return (
    <Dialog
      ref={dialog}
      onClose={onClose}
      onClick={handleClick}
      aria-label={calendar.settings.title}
    >
      {/* Keeps the focus inside: the last element precedes the first, and the first follows the
          last. */}
      <FocusGuard tabIndex={0} onFocus={() => focus('iframe')} />
      <Close label={close} icon="x" onClick={closeDialog} />
      <Panel>
        <CalendarFrame {...calendar} />
      </Panel>
      <FocusGuard tabIndex={0} onFocus={() => focus('button')} />
    </Dialog>
  )
}
