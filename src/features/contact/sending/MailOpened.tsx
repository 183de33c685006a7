import { useEffect, useRef } from 'react'
import { Alert } from '../../../components/Alert'
import { ButtonLink } from '../../../components/Button'
import { openAddress } from './open-address'

export interface MailOpenedProps {
  /** The "mailto:" address with the message. */
  address: string
  title: string
  text: string
  /** The link that opens the mail program again. */
  again: string
}

/**
 * Opens the visitor's mail program once, and says what to do next; a page cannot detect whether the
 * program opened.
 */
export const MailOpened = ({ address, title, text, again }: MailOpenedProps) => {
  const first = useRef(address)
  useEffect(() => openAddress(first.current), [])
  return (
    <Alert tone="success" title={title} focusOnMount>
      <p>{text}</p>
      <ButtonLink variant="outline" icon="mail" to={address}>
        {again}
      </ButtonLink>
    </Alert>
  )
}
