import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawnLength, stateColor, stateTints } from '../../../styles/drawings'
import { hairlineTop } from '../../../styles/mixins'
import { space } from '../../../styles/sizes'
import { counter, font } from '../../../styles/type'
import { Callout, DrawingRow, markProps, StateText } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Lines = styled.div`
  direction: ltr;
  padding: ${space[3]} 0;
  counter-reset: code;
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${drawnLength(0.6875)};
  line-height: 1.75;

  ${drawingFrom.columns} {
    font-size: 0.8125rem;
  }

  i {
    color: ${color.textFaint};
    font-style: normal;
  }

  b {
    color: ${color.link};
    font-weight: 400;
  }
`

const Line = styled(DrawingRow)<{ $indent: number }>`
  display: block;
  padding-inline: calc(2.75rem + ${({ $indent }) => $indent * 1.5}em) ${space[3]};
  counter-increment: code;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &::before {
    content: ${counter('code')};
    position: absolute;
    inset-inline-start: 0;
    width: 1.5rem;
    color: ${color.textFaint};
    text-align: end;
  }

  &[data-change]::after {
    content: '+';
    position: absolute;
    inset-inline-start: 1.875rem;
    color: ${color.success};
  }

  &[data-change='removed']::after {
    content: '−';
    color: ${color.danger};
  }

  &[data-change='added'] {
    background: ${tint(color.success, 14)};
  }

  &[data-change='removed'] {
    background: ${tint(color.danger, 14)};
  }

  &[data-state='bad'] {
    background: ${tint(stateColor(color.danger), stateTints.row)};
  }
`

const Result = styled.p`
  padding: ${space[3]} var(--inset);
  ${hairlineTop}
`

/** Colors comments and strings; everything else has the text color. */
const tokens = /((?:\/\/|#|--) .*|'[^']*'|"[^"]*")/

const highlight = (text: string) =>
  text.split(tokens).map((part, index) => {
    if (index % 2 === 0) return part
    return /^['"]/.test(part) ? <b key={index}>{part}</b> : <i key={index}>{part}</i>
  })

/** Lines of code, or of a change to it, and the result. */
export const CodeDrawing = ({ window, lines, result }: Queries.CodeDrawingFragment) => (
  <DrawingWindow window={window}>
    <Lines>
      {lines.map((line, index) => (
        <Line key={index} $indent={line.indent ?? 0} data-change={line.change} {...markProps(line)}>
          {highlight(line.text)}
          <Callout {...line} />
        </Line>
      ))}
    </Lines>
    {result && (
      <Result>
        <StateText {...result} />
      </Result>
    )}
  </DrawingWindow>
)
