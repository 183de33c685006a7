import styled from 'styled-components'
import { color } from '../../styles/colors'
import { rule } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Table = styled.table`
  width: 100%;
  margin-top: ${space[8]};
  border-collapse: collapse;
  table-layout: fixed;
  text-align: start;
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
    overflow-wrap: break-word;
  }

  thead th {
    ${type.title}
  }

  tbody {
    ${rule}
    break-inside: avoid;
  }

  tbody th {
    padding: ${space[4]} 0 ${space[1]};
    color: ${color.highlight};
    ${type.meta}
  }

  ${up.tablet} {
    th,
    td {
      padding-inline-end: ${space[8]};
    }
  }
`

/** A table whose row titles are above the cells, so that two columns fit on a phone. */
export const TermsTable = ({ caption, columns, rows }: Queries.TermsTableFragment) => (
  <Table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {rows.map(({ title, cells }) => (
      <tbody key={title}>
        <tr>
          <th colSpan={columns.length} scope="rowgroup">
            {title}
          </th>
        </tr>
        <tr>
          {cells.map((cell, index) => (
            <td key={columns[index]}>{cell}</td>
          ))}
        </tr>
      </tbody>
    ))}
  </Table>
)
