import styled from 'styled-components'
import { Stack } from '../../grid/Box'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawingType } from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { Icon } from '../../icon/Icon'
import { Callout, StateText } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

/* As wide as the window, so that a callout starts at its edge. */
const Line = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  padding: 0 var(--side, 0px);
  ${drawingType.small}

  &[data-own] {
    justify-items: end;
  }
`

const From = styled.span`
  color: ${color.textFaint};

  b {
    color: ${color.textSoft};
    font-weight: 560;
  }
`

const Bubble = styled.p`
  width: fit-content;
  padding: ${space[2]} ${space[4]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  border-start-start-radius: 0.25rem;
  background: ${color.surfaceHover};
  color: ${color.text};
  ${drawingType.base}

  [data-own] > & {
    border-color: ${tint(color.primary, 60)};
    border-start-start-radius: ${radius.card};
    border-start-end-radius: 0.25rem;
    background: ${tint(color.primary, 26)};
  }

  ${drawingFrom.columns} {
    max-width: 76%;
  }
`

const Attachment = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: ${hairline} solid ${tint(color.textFaint, 50)};
  color: ${color.link};
  ${drawingType.small}
`

/** Messages, each with its status. */
export const ThreadDrawing = ({ window, messages }: Queries.ThreadDrawingFragment) => (
  <DrawingWindow window={window}>
    <Stack $gap={4} $block={5}>
      {messages.map(({ from, time, text, own, attachment, status, state, callout }, index) => (
        <Line key={index} data-own={own ? '' : undefined}>
          <From>
            <b>{from}</b> {time}
          </From>
          <Bubble>
            {text}
            {attachment && (
              <Attachment>
                <Icon name="link" size="0.875rem" />
                {attachment}
              </Attachment>
            )}
          </Bubble>
          {status && <StateText state={state}>{status}</StateText>}
          <Callout callout={callout} />
        </Line>
      ))}
    </Stack>
  </DrawingWindow>
)
