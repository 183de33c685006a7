import styled from 'styled-components'
import { InlineText, type InlineTextProps } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hairlineTop } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface MarkdownTableProps {
  caption: InlineTextProps | null
  /** The headings of the columns. Without the first one, the first column has titles of rows. */
  head: readonly InlineTextProps[]
  rows: readonly (readonly InlineTextProps[])[]
}

const Table = styled.table`
  width: 100%;
  margin-top: ${space[8]};
  border-collapse: collapse;
  ${type.small}

  caption {
    padding-bottom: ${space[4]};
    color: ${color.textFaint};
    text-align: start;
    ${type.meta}
  }

  th {
    color: ${color.text};
    font-weight: 560;
    text-align: start;
  }

  th,
  td {
    padding-block: 0 ${space[4]};
    padding-inline: 0 ${space[4]};
    vertical-align: top;
  }

  tbody {
    ${hairlineTop}
  }

  ${up.tablet} {
    th,
    td {
      padding-inline-end: ${space[8]};
    }
  }

  @media print {
    tbody {
      break-inside: avoid;
    }
  }
`

/* Its columns have one width. The titles of rows are above them. */
const TitledTable = styled(Table)`
  table-layout: fixed;

  thead th {
    ${type.title}
  }

  tbody th {
    padding: ${space[4]} 0 ${space[1]};
    color: ${color.highlight};
    ${type.meta}
  }
`

const PlainTableFrame = styled.div`
  container-type: inline-size;
`

/* Where it is narrow, each row is a block, and each cell begins with the heading of its column. */
const PlainTable = styled(Table)`
  th,
  td {
    padding-block: ${space[3]};
    ${hairlineTop}
  }

  thead th {
    padding-top: 0;
    border: 0;
    color: ${color.textFaint};
    font-weight: 400;
  }

  tbody {
    border: 0;
  }

  @container (width < 30rem) {
    thead {
      display: none;
    }

    tr {
      display: grid;
      padding-block: ${space[4]};
      ${hairlineTop}
    }

    td {
      padding: ${space[1]} 0;
      border: 0;
    }

    td:first-child {
      color: ${color.text};
      font-weight: 560;
    }

    td:not(:first-child) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space[4]};
    }

    td:not(:first-child)::before {
      content: attr(data-column);
      color: ${color.textFaint};
    }

    /* Of two columns, the second follows from the first. */
    td:nth-child(2):last-child {
      display: block;

      &::before {
        content: none;
      }
    }
  }
`

/** The characters of a text, for an attribute. */
const charactersOf = ({ parts }: InlineTextProps): string =>
  parts.flatMap(({ runs }) => runs.map(({ text }) => text ?? '')).join('')

const Caption = ({ text }: { text: InlineTextProps | null }) =>
  text && (
    <caption>
      <InlineText {...text} />
    </caption>
  )

const HeadRow = ({ columns }: { columns: readonly InlineTextProps[] }) => (
  <thead>
    <tr>
      {columns.map((column, index) => (
        <th key={index} scope="col">
          <InlineText {...column} />
        </th>
      ))}
    </tr>
  </thead>
)

/**
 * A table. One with titles of rows has them above the cells, so that two columns fit on a phone.
 */
export const MarkdownTable = ({ caption, head, rows }: MarkdownTableProps) => {
  const [corner, ...columns] = head
  if (corner?.parts.length === 0)
    return (
      <TitledTable>
        <Caption text={caption} />
        <HeadRow columns={columns} />
        {rows.map(([title, ...cells], index) => (
          <tbody key={index}>
            <tr>
              <th colSpan={columns.length} scope="rowgroup">
                {title && <InlineText {...title} />}
              </th>
            </tr>
            <tr>
              {cells.map((cell, at) => (
                <td key={at}>
                  <InlineText {...cell} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </TitledTable>
    )
  return (
    <PlainTableFrame>
      <PlainTable>
        <Caption text={caption} />
        <HeadRow columns={head} />
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, at) => (
                <td key={at} data-column={head[at] && charactersOf(head[at])}>
                  {/* One element, whatever links the text has. */}
                  <span>
                    <InlineText {...cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  )
}
