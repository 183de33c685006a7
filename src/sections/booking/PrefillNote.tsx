import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../components/Button'
import { Row } from '../../components/grid/Box'
import { color } from '../../styles/colors'
import { estimateNote, prefill, useEstimateNote, usePrefill } from './prefill'
import { useScheduling } from './useScheduling'

const Note = styled(Row)`
  strong {
    color: ${color.text};
    font-weight: 560;
    overflow-wrap: anywhere;
  }
`

/** Says what the calendar is prefilled with, with a button that removes it. */
export const PrefillNote = () => {
  const note = useRef<HTMLDivElement>(null)
  const [isCleared, setCleared] = useState(false)
  const { prefilled } = useScheduling()
  const sender = usePrefill()
  const estimate = useEstimateNote()

  useEffect(() => {
    // The button that had the focus has been removed.
    if (isCleared) note.current?.focus()
  }, [isCleared])

  if (!prefilled || (!sender && !estimate && !isCleared)) return null
  return (
    <Note
      $justify="space-between"
      $gap={6}
      $rowGap={3}
      $block={4}
      $sides="inset"
      $ruled
      $type="small"
      data-print="hide"
      ref={note}
      tabIndex={-1}
    >
      {sender || estimate ? (
        <>
          <div>
            {sender && (
              <p>
                {prefilled.text} <strong>{sender.name}</strong>, <strong>{sender.email}</strong>
              </p>
            )}
            {estimate && prefilled.estimate && <p>{prefilled.estimate}</p>}
          </div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              prefill.write(null)
              estimateNote.clear()
              setCleared(true)
            }}
          >
            {prefilled.clear}
          </Button>
        </>
      ) : (
        <p role="status">{prefilled.cleared}</p>
      )}
    </Note>
  )
}
