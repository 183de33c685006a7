import styled from 'styled-components'
import { Button } from '../../components/Button'
import { estimateNote } from '../../sections/booking/prefill'
import { color } from '../../styles/colors'
import { hairline, radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface EstimateNoteProps {
  /** The estimate as text, one line for each fact; "" if there is none. */
  text: string
  title: string
  remove: string
}

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
    ${type.meta}
  }

  strong {
    color: ${color.text};
    ${type.small}
    font-weight: 560;
  }
`

/** The estimate that is sent with the message, and the form field that contains it. */
export const EstimateNote = ({ text, title, remove }: EstimateNoteProps) => (
  <>
    {/* Netlify accepts only fields that are in the HTML. */}
    <input type="hidden" name="estimate" value={text} />
    {text && (
      <Note>
        <strong>{title}</strong>
        <p>{text}</p>
        <Button variant="outline" size="sm" onClick={estimateNote.clear}>
          {remove}
        </Button>
      </Note>
    )}
  </>
)
