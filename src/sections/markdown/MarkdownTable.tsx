import styled, { css } from 'styled-components'
import {
  type Alignment,
  type InlineText as Text,
  plainCharacters,
  type TableBlock,
} from '../../../plugins/content'
import { hasLongWord, maxLetters } from '../../components/text/has-long-word'
import { InlineText } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hairlineTop, visuallyHidden } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

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

  ${(['left', 'center', 'right'] as const).map(
    (side) => css`
      [data-align='${side}'] {
        text-align: ${side};
      }
    `,
  )}

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
  overflow-wrap: anywhere;

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

/** The width in rem from which a table has its columns beside each other. */
const fittingWidth = (columns: number): number => Math.max(30, 8 * columns)

/** How many letters, of half a rem, fit in each column of a table of that width, beside its padding. */
const lettersIn = (columns: number): number =>
  Math.min(maxLetters, Math.floor(2 * (fittingWidth(columns) / columns - 2)))

/* Where it is narrow, each row is a block, and each cell begins with the heading of its column. */
const PlainTable = styled(Table)<{ $columns: number }>`
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

  @container (width < ${({ $columns }) => fittingWidth($columns)}rem) {
    thead {
      ${visuallyHidden}
    }

    tr {
      display: grid;
      padding-block: ${space[4]};
      ${hairlineTop}
    }

    td {
      padding: ${space[1]} 0;
      border: 0;
      overflow-wrap: anywhere;
    }

    td:first-child {
      color: ${color.text};
      font-weight: 560;
      text-align: start;
    }

    td:not(:first-child) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space[4]};
    }

    td:not(:first-child)::before {
      content: attr(data-column);
      /* Screen readers have the heading of the column. */
      content: attr(data-column) / '';
      color: ${color.textFaint};
      text-align: start;
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

const Caption = ({ text }: { text: Text | null }) =>
  text && (
    <caption>
      <InlineText {...text} />
    </caption>
  )

const longWord = (text: Text, columns: number) =>
  hasLongWord(plainCharacters(text), lettersIn(columns)) ? { 'data-long-word': '' } : undefined

interface HeadRowProps {
  columns: readonly Text[]
  alignments: readonly Alignment[]
}

const HeadRow = ({ columns, alignments }: HeadRowProps) => (
  <thead>
    <tr>
      {columns.map((column, index) => (
        <th
          key={index}
          scope="col"

          data-align={alignments[index]}
          {...longWord(column, columns.length)}
        >
          <InlineText {...column} />
        </th>
      ))}
    </tr>
  </thead>
)

/**
 * A table. One whose first heading is empty has titles of rows in its first column. They are above
 * the cells, so that two columns fit on a phone.
 */
export const MarkdownTable = ({ caption, alignments, head, rows }: Omit<TableBlock, 'type'>) => {
  const [corner, ...columns] = head
  if (corner?.parts.length === 0)
    return (
      <TitledTable>
        <Caption text={caption} />
        <HeadRow columns={columns} alignments={alignments.slice(1)} />
        {rows.map(([title, ...cells], index) => (
          <tbody key={index}>
            <tr>
              <th colSpan={columns.length} scope="rowgroup">
                {title && <InlineText {...title} />}
              </th>
            </tr>
            <tr>
              {cells.map((cell, at) => (
                <td key={at} data-align={alignments[at + 1]}>
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
      <PlainTable $columns={head.length}>
        <Caption text={caption} />
        <HeadRow columns={head} alignments={alignments} />
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, at) => (
                <td
                  key={at}

                  data-column={head[at] && plainCharacters(head[at])}
                  data-align={alignments[at]}
                  {...longWord(cell, head.length)}
                >
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
