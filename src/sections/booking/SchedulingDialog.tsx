import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { PopupModal } from 'react-calendly'
import styled, { css } from 'styled-components'
import labels from '../../../data/ui-text.json'
import { IconButton } from '../../components/IconButton'
import { color, translucent } from '../../styles/colors'
import { hairline, radius, space } from '../../styles/sizes'
import { calendlyFrame, FrameCover, isCovered } from './FrameCover'
import { useBookingOptions } from './booking-options'
import { useFrame } from './useFrame'

export interface SchedulingDialogProps {
  /** Called after the dialog has closed: with its button, Escape or a click outside. */
  onClose: () => void
}

/** The area of the calendar: full width in small windows, a centered panel from 900 px. */
const panel = css`
  position: absolute;
  inset: calc(2.75rem + 2 * ${space[2]}) 0 0;
  width: 100%;
  min-width: 0;
  max-width: none;
  height: auto;
  max-height: none;
  transform: none;
  overflow: hidden;
  background: ${color.background};

  @media (min-width: 900px) {
    inset: 0;
    width: 80%;
    min-width: 900px;
    max-width: 1000px;
    height: 90%;
    max-height: 680px;
    margin: auto;
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.frame};
  }
`

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

  .calendly-overlay,
  .calendly-close-overlay {
    position: absolute;
    z-index: 0;
    inset: 0;
    background: none;
  }

  .calendly-overlay .calendly-popup {
    ${panel}
  }

  .calendly-popup-content {
    height: 100%;
  }

  /* Replaced by the dialog's own button, which is larger and has a label. */
  .calendly-overlay .calendly-popup-close {
    display: none !important;
    background: none;
  }

  ${calendlyFrame}
`

const Panel = styled.div`
  ${panel}
  background: none;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

const Close = styled(IconButton)`
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  inset-inline-end: ${space[2]};
  background: ${color.surfaceHover};
`

/** Receives the focus when it leaves the dialog at one end, and passes it to the other end. */
const FocusGuard = styled.span.attrs({ tabIndex: 0 })``

/** The booking calendar in a modal dialog. */
export const SchedulingDialog = ({ onClose }: SchedulingDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const options = useBookingOptions()
  const { state, attempt } = useFrame(dialog, options.url)
  const close = () => dialog.current?.close()
  // A link to another page of the site must close the dialog.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([target])')) close()
  }
  /** The second click of the double click that opened the dialog must not close it. */
  const ignoreDoubleClick = (event: MouseEvent): void => {
    if (event.detail > 1) event.stopPropagation()
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
      onClick={closeOnLink}
      onClickCapture={ignoreDoubleClick}
      aria-label={options.iframeTitle}
      data-covered={isCovered(state)}
    >
      {/* Keeps the focus inside: the last element precedes the first, and the first follows the
          last. */}
      <FocusGuard onFocus={() => focus('iframe')} />
      <Close label={labels.close} icon="x" onClick={close} />
      <div ref={setRoot}>
        {root && (
          <PopupModal key={attempt} {...options} open rootElement={root} onModalClose={close} />
        )}
      </div>
      <Panel>
        <FrameCover state={state} />
      </Panel>
      <FocusGuard onFocus={() => focus('button')} />
    </Dialog>
  )
}
