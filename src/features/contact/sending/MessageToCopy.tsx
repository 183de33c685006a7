import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { TextArea } from '../../../components/Field'
import { color } from '../../../styles/colors'
import { space } from '../../../styles/sizes'
import { type } from '../../../styles/type'
import type { ContactLabels } from '../useContactContent'

export interface MessageToCopyProps {
  text: string
  labels: ContactLabels['failed']
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  ${type.small}

  > :has(textarea) {
    width: 100%;
  }
`

const Copy = styled.div`
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
    <Root ref={root}>
      <p>{labels.long}</p>
      <TextArea label={labels.copyLabel} value={text} readOnly rows={4} required={false} />
      <Copy>
        <Button variant="outline" onClick={() => void copy()}>
          {labels.copy}
        </Button>
        <span role="status">{result && <span key={result}>{result}</span>}</span>
      </Copy>
    </Root>
  )
}
