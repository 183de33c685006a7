import { Fragment } from 'react'
import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, stateColor, stateTextColor, stateTints } from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { font } from '../../../styles/type'
import { Callout, RuledRow } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Paragraph = styled(RuledRow)`
  display: block;
  padding-block: ${space[3]} ${space[4]};
  color: ${color.text};
  font-size: 0.9375rem;
  line-height: 2.9;

  b {
    display: block;
    font-weight: 560;
    line-height: 1.8;
  }

  [data-callout] {
    margin-top: ${space[4]};
  }

  ${drawingFrom.columns} {
    font-size: 1.0625rem;
  }

  ${drawingFrom.margin} {
    [data-callout] {
      margin: 0;
    }
  }
`

/* The name is under the text, between the lines. */
const Passage = styled.span`
  position: relative;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.chip};
  background: ${tint(stateColor(color.primary), stateTints.passage)};
  white-space: nowrap;

  &[data-state] {
    color: ${stateTextColor(color.text)};
  }

  /* Its own color would be too pale on its own background. */
  &[data-state='highlighted'] {
    color: ${color.text};
  }

  small {
    position: absolute;
    inset-inline-start: ${space[2]};
    top: 100%;
    color: ${stateTextColor(color.textSoft)};
    font-family: ${font.code};
    font-size: 0.6875rem;
    line-height: 1.5;
  }

  @media (forced-colors: active), print {
    outline: ${hairline} solid;
  }
`

/** A text with highlighted and labeled passages. */
export const DocumentDrawing = ({ window, paragraphs }: Queries.DocumentDrawingFragment) => (
  <DrawingWindow window={window}>
    {paragraphs.map(({ heading, parts, callout }, paragraph) => (
      <Paragraph key={paragraph} data-marked={callout ? '' : undefined}>
        {heading && <b>{heading}</b>}
        {parts.map(({ text, name, state }, index) => (
          <Fragment key={index}>
            {index > 0 && !/^[.,;:)]/.test(text) && ' '}
            {name ? (
              <Passage data-state={state}>
                {text}
                <small>{name}</small>
              </Passage>
            ) : (
              text
            )}
          </Fragment>
        ))}
        <Callout callout={callout} />
      </Paragraph>
    ))}
  </DrawingWindow>
)
