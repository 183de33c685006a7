import { useRef, useState } from 'react'
import { Button } from '../../../components/Button'
import { TextArea } from '../../../components/Field'
import { Row, Stack } from '../../../components/grid/Box'
import type { ContactLabels } from '../useContactContent'

export interface MessageToCopyProps {
  text: string
  labels: ContactLabels['failed']
}

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
    <Stack $gap={4} $type="small" ref={root}>
      <p>{labels.long}</p>
      <TextArea label={labels.copyLabel} value={text} readOnly rows={4} required={false} />
      <Row $gap={4} $rowGap={2} $color="text">
        <Button variant="outline" onClick={() => void copy()}>
          {labels.copy}
        </Button>
        <span role="status">{result && <span key={result}>{result}</span>}</span>
      </Row>
    </Stack>
  )
}
