import styled from 'styled-components'
import { color } from '../../../styles/colors'
import {
  drawingFrom,
  drawingSurface,
  drawnLength,
  contrastSurface,
  stateTextColor,
} from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { tracking } from '../../../styles/writing'
import {
  Callout,
  DrawingHead,
  DrawingRow,
  DrawingTitle,
  endsRow,
  FinePrint,
  markProps,
  Name,
  StatePill,
  Value,
} from '../parts'

const Slip = styled.div`
  --inset: ${drawnLength(1.25)};
  position: relative;
  max-width: 30rem;
  margin-inline: auto;
  ${drawingSurface}
  ${contrastSurface}
  border-radius: ${radius.chip} ${radius.chip} 0 0;
  border-bottom-style: dashed;
  box-shadow: var(--slip-shadow);

  ${drawingFrom.columns} {
    --inset: ${space[8]};
  }
`

const Head = styled(DrawingHead)`
  align-items: start;
  padding-block: ${space[5]} ${space[4]};
  border-bottom: 2px solid ${color.text};
`

const Line = styled(DrawingRow)`
  ${endsRow}
  align-items: baseline;
  gap: 0 ${space[3]};
  padding-block: ${space[2]};
  color: ${color.text};
  font-variant-numeric: tabular-nums;

  b {
    color: ${stateTextColor(color.text)};
    margin-inline-start: auto;
    font-weight: inherit;
    text-align: end;
  }

  /* Large text may break between a former value and the new one. */
  s {
    display: inline-block;
  }
`

const Position = styled(Line)`
  & + & {
    border-top: ${hairline} dashed ${color.lineStrong};
  }
`

const Total = styled(Line)`
  border-top: 2px solid ${color.text};
  font-weight: 600;

  b {
    font-size: ${drawnLength(1.1875)};
    letter-spacing: ${tracking('-0.02em')};
  }
`

const Foot = styled(FinePrint)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} var(--inset) ${space[5]};
`

/** A printed document with lines and a total. */
export const ReceiptDrawing = (receipt: Queries.ReceiptDrawingFragment) => {
  const { heading, number, to, lines, total, stamp, note } = receipt
  return (
    <Slip>
      <Head>
        <DrawingTitle title={heading} detail={to} />
        {number}
      </Head>
      {lines.map((line, index) => (
        <Position key={index} {...markProps(line)}>
          <Name name={line.label} detail={line.detail} />
          <b>
            <Value {...line} />
          </b>
          <Callout {...line} />
        </Position>
      ))}
      <Total>
        <span>{total.label}</span>
        <b>
          <Value {...total} />
        </b>
      </Total>
      {(stamp ?? note) && (
        <Foot as="div">
          {note}
          <StatePill {...stamp} />
        </Foot>
      )}
    </Slip>
  )
}
