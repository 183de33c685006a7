import { graphql } from 'gatsby'
import type { DrawingProps } from './Drawing'
import { CalendarDrawing } from './kinds/CalendarDrawing'
import { ChartDrawing } from './kinds/ChartDrawing'
import { CodeDrawing } from './kinds/CodeDrawing'
import { DocumentDrawing } from './kinds/DocumentDrawing'
import { FormDrawing } from './kinds/FormDrawing'
import { MatrixDrawing } from './kinds/MatrixDrawing'
import { PhoneDrawing } from './kinds/PhoneDrawing'
import { ReceiptDrawing } from './kinds/ReceiptDrawing'
import { RouteDrawing } from './kinds/RouteDrawing'
import { SiteDrawing } from './kinds/SiteDrawing'
import { TableDrawing } from './kinds/TableDrawing'
import { ThreadDrawing } from './kinds/ThreadDrawing'
import { TimelineDrawing } from './kinds/TimelineDrawing'

/** The content of a drawing, by its kind. */
export const DrawingContent = ({ drawing }: DrawingProps) => {
  const { table, form, timeline, chart, phone, thread, receipt } = drawing
  const { route, document: text, matrix, code, calendar, site } = drawing
  return (
    <>
      {table && <TableDrawing {...table} />}
      {form && <FormDrawing {...form} />}
      {timeline && <TimelineDrawing {...timeline} />}
      {chart && <ChartDrawing {...chart} />}
      {phone && <PhoneDrawing {...phone} />}
      {thread && <ThreadDrawing {...thread} />}
      {receipt && <ReceiptDrawing {...receipt} />}
      {route && <RouteDrawing {...route} />}
      {text && <DocumentDrawing {...text} />}
      {matrix && <MatrixDrawing {...matrix} />}
      {code && <CodeDrawing {...code} />}
      {calendar && <CalendarDrawing {...calendar} />}
      {site && <SiteDrawing {...site} />}
    </>
  )
}

export const fragment = graphql`
  fragment Drawing on Drawing {
    label
    table {
      ...TableDrawing
    }
    form {
      ...FormDrawing
    }
    timeline {
      ...TimelineDrawing
    }
    chart {
      ...ChartDrawing
    }
    phone {
      ...PhoneDrawing
    }
    thread {
      ...ThreadDrawing
    }
    receipt {
      ...ReceiptDrawing
    }
    route {
      ...RouteDrawing
    }
    document {
      ...DocumentDrawing
    }
    matrix {
      ...MatrixDrawing
    }
    code {
      ...CodeDrawing
    }
    calendar {
      ...CalendarDrawing
    }
    site {
      ...SiteDrawing
    }
  }
`
