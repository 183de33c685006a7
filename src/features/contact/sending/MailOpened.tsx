import { useEffect, useRef } from 'react'
import { Alert } from '../../../components/Alert'
import { ButtonLink } from '../../../components/Button'

export interface MailOpenedProps {
  /** The "mailto:" URL with the message. */
  url: string
  title: string
  text: string
  /** The link that opens the mail program again. */
  again: string
}

/**
 * Opens the visitor's mail program once, and says what to do next; a page cannot detect whether the
 * program opened.
 */
export const MailOpened = ({ url, title, text, again }: MailOpenedProps) => {
  const link = useRef<HTMLDivElement>(null)
  useEffect(() => link.current?.querySelector('a')?.click(), [])
  return (
    <Alert tone="success" title={title} focusOnMount>
      <p>{text}</p>
      <div ref={link}>
        <ButtonLink variant="outline" icon="mail" to={url}>
          {again}
        </ButtonLink>
      </div>
    </Alert>
  )
}
