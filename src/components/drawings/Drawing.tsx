import styled from 'styled-components'
import { color } from '../../styles/colors'
import { calloutWidth, drawingFrom, drawingStates, drawingType } from '../../styles/drawings'
import { shadow, space } from '../../styles/sizes'
import { ChartDrawing } from './kinds/ChartDrawing'
import { CodeDrawing } from './kinds/CodeDrawing'
import { FormDrawing } from './kinds/FormDrawing'
import { MatrixDrawing } from './kinds/MatrixDrawing'
import { PhoneDrawing } from './kinds/PhoneDrawing'
import { ReceiptDrawing } from './kinds/ReceiptDrawing'
import { RouteDrawing } from './kinds/RouteDrawing'
import { TableDrawing } from './kinds/TableDrawing'
import { TimelineDrawing } from './kinds/TimelineDrawing'

export interface DrawingProps {
  drawing: Queries.DrawingFragment
}

const Figure = styled.figure`
  container: drawing / inline-size;
  --inset: 0px;

  /* Rows wrap before their words break. */
  overflow-wrap: break-word;

  --slip-shadow: var(--window-shadow, ${shadow.frame});
  --callout: ${color.link};
  --callout-line: ${color.highlight};
  ${drawingStates}
`

const Body = styled.div`
  ${drawingType.base}

  /* While the page arrives: each part would move those before it. */
  &:not(:has(+ *)) {
    visibility: hidden;
  }

  /* Space for a callout. */
  ${drawingFrom.margin} {
    &:has([data-callout]) {
      padding-inline-end: ${calloutWidth};
    }
  }

  s {
    margin-inline-end: ${space[2]};
    color: ${color.textFaint};
    font-weight: 400;
  }
`

/**
 * A small drawing of an application, which fills its container and uses its colors. Screen readers
 * read its label.
 */
export const Drawing = ({ drawing }: DrawingProps) => {
  const { table, form, timeline, chart, phone, receipt, route, matrix, code } = drawing
  return (
    <Figure role="img" aria-label={drawing.label}>
      <Body aria-hidden="true">
        {table && <TableDrawing {...table} />}
        {form && <FormDrawing {...form} />}
        {timeline && <TimelineDrawing {...timeline} />}
        {chart && <ChartDrawing {...chart} />}
        {phone && <PhoneDrawing {...phone} />}
        {receipt && <ReceiptDrawing {...receipt} />}
        {route && <RouteDrawing {...route} />}
        {matrix && <MatrixDrawing {...matrix} />}
        {code && <CodeDrawing {...code} />}
      </Body>
      <span hidden />
    </Figure>
  )
}
