import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { fillText } from '../../../../plugins/content'
import { Alert } from '../../../components/Alert'
import { Button, ButtonLink } from '../../../components/Button'
import { TextArea } from '../../../components/Field'
import { color } from '../../../styles/colors'
import { space } from '../../../styles/sizes'
import { type } from '../../../styles/type'
import type { ContactLabels } from '../useContactContent'

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A label and its text; a label that ends in punctuation needs no more. */
const withLabel = (pattern: string, label: string, text: string): string =>
  /\p{P}$/u.test(label) ? `${label} ${text}` : fillText(pattern, { label, text })

/** The length that all mail programs accept; Outlook, for example, ends at 2,083 characters. */
export const maxMailtoLength = 1800

interface MailContent {
  to: string
  subject: string
  /** The labels of the form's fields, in order. */
  labels: Readonly<Record<string, string>>
  /** The label of a label and its text. */
  labelled: string
  /** The values, by the same names. The message comes first; empty values are omitted. */
  values: Readonly<Record<string, string>>
}

/** A "mailto:" URL with all values; if it is too long, `textToCopy` is the body instead. */
export function mailtoUrl({ to, subject, labels, labelled, values }: MailContent): {
  url: string
  textToCopy?: string
} {
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    name !== 'message' && values[name] ? [withLabel(labelled, label, values[name])] : [],
  )
  const body = [values.message, lines.join('\n')].filter(Boolean).join('\n\n')
  const short = `mailto:${to}?subject=${encode(subject)}`
  // Lines of emails end with CRLF (RFC 6068).
  const url = `${short}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`
  return url.length > maxMailtoLength ? { url: short, textToCopy: body } : { url }
}

export interface MailOpenedProps {
  url: string
  title: string
  text: string
  again: string
}

/** Opens the mail program once; a page cannot detect whether that worked, so it says what to do. */
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

export interface MessageToCopyProps {
  text: string
  labels: ContactLabels['failed']
}

const Message = styled.div`
  display: grid;
  gap: ${space[4]};
  ${type.small}
`

/* The button and, next to or below it, whether the message is copied. */
const CopyRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.text};
`

/** A message that is too long for a "mailto:" link, with a button that copies it. */
export const MessageToCopy = ({ text, labels }: MessageToCopyProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState('')
  const copy = async (): Promise<void> => {
    try {
      // Missing without HTTPS and rejected without permission.
      await navigator.clipboard.writeText(text)
      setResult(labels.copied)
    } catch {
      const field = root.current?.querySelector('textarea')
      field?.focus()
      field?.select()
      setResult(labels.notCopied)
    }
  }
  return (
    <Message ref={root}>
      <p>{labels.long}</p>
      <TextArea label={labels.copyLabel} value={text} readOnly rows={4} required={false} />
      <CopyRow>
        <Button variant="outline" onClick={() => void copy()}>
          {labels.copy}
        </Button>
        <span role="status">{result && <span key={result}>{result}</span>}</span>
      </CopyRow>
    </Message>
  )
}
