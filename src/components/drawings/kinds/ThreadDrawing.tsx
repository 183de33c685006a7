import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawingType } from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { Icon } from '../../icon/Icon'
import { Callout, DrawingRow, FinePrint, StateText } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Messages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[5]};
`

const Message = styled(DrawingRow)`
  gap: ${space[1]};
`

const Sender = styled.b`
  color: ${color.textSoft};
  font-weight: 560;
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

  &[data-own] {
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
    <Messages>
      {messages.map(({ from, time, text, own, attachment, status, state, callout }, index) => (
        <Message key={index} $items={own ? 'end' : 'start'}>
          <FinePrint as="span">
            <Sender>{from}</Sender> {time}
          </FinePrint>
          <Bubble data-own={own ? '' : undefined}>
            {text}
            {attachment && (
              <Attachment>
                <Icon name="link" size="0.875rem" />
                {attachment}
              </Attachment>
            )}
          </Bubble>
          <StateText text={status} state={state} />
          <Callout callout={callout} />
        </Message>
      ))}
    </Messages>
  </DrawingWindow>
)
