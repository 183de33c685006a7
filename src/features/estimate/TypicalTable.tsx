import styled from 'styled-components'
import { textWidth } from '../../../plugins/content'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { Section } from '../../components/grid/Section'
import { Link } from '../../components/link/Link'
import { hasLongWord } from '../../components/text/has-long-word'
import { useFormats } from '../../hooks/useFormats'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop, visuallyHidden } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Root = styled.div`
  ${hiddenInPrint}
`

const Wrapper = styled.div`
  container-type: inline-size;
  padding: 0 var(--inset) ${space[16]};

  ${up.tablet} {
    @supports selector(::details-content) {
      summary {
        display: none;
      }
    }
  }
`

/*
 * Where its columns do not fit, on a phone and with large text, each row is a block, and each cell
 * starts with the heading of its column.
 */
const Table = styled.table<{ $width: number }>`
  width: 100%;
  border-collapse: collapse;
  ${type.small}
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space[3]};
    padding-inline: 0 ${space[4]};
    ${hairlineTop}
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    border: 0;
    color: ${color.textFaint};
    font-weight: 400;
  }

  tbody th {
    font-weight: 560;
  }

  a {
    color: ${color.link};
  }

  a:hover {
    color: ${color.text};
  }

  @container (width < ${({ $width }) => $width}rem) {
    thead {
      ${visuallyHidden}
    }

    tr {
      display: grid;
      padding: ${space[4]} 0;
      ${hairlineTop}
    }

    th,
    td {
      padding: ${space[1]} 0;
      border: 0;
      overflow-wrap: anywhere;
    }

    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space[4]};
    }

    td::before {
      content: attr(data-column);
      /* Screen readers have the heading of the column. */
      content: attr(data-column) / '';
      color: ${color.textFaint};
    }
  }
`

/** About the widths of a letter and of the space after a column, in rem, and of a short table. */
const widths = { letter: 0.6, space: 1, shortTable: 37 } as const

/** The width of columns, in rem, whose lines break at spaces only. */
export function widthOfColumns(rows: readonly (readonly string[])[]): number {
  const [first = []] = rows
  const columns = first.map((_, column) =>
    Math.max(...rows.flatMap((row) => row[column]?.split(' ').map(textWidth) ?? [])),
  )
  const width = columns.reduce((sum, letters) => sum + letters * widths.letter + widths.space, 0)
  return Math.max(widths.shortTable, Math.ceil(width))
}

/**
 * The typical first releases of all services, with links to their pages, which phones show on request;
 * needs no scripts.
 */
export const TypicalTable = ({
  model: { labels, services },
}: {
  model: Queries.EstimateModelFragment
}) => {
  const { price, priceRange, payable, duration } = useFormats()
  const rows = services.flatMap(({ service: { path, title, typical } }) => {
    if (!typical) return []
    const { smallest, usual, monthly: isMonthly } = typical
    const cells = [
      payable(price(smallest.price), isMonthly),
      payable(priceRange(usual.price), isMonthly),
      duration(usual.weeks, isMonthly),
    ]
    return [{ path, title, cells }]
  })
  if (rows.length === 0) return null
  const columns = [labels.columnSmallest, labels.columnUsual, labels.columnWeeks]
  const width = widthOfColumns([
    [labels.columnService, ...columns],
    ...rows.map(({ title, cells }) => [hasLongWord(title) ? '' : title, ...cells]),
  ])
  return (
    <Root>
      <Section title={labels.typicalTitle} introduction={labels.typicalText}>
        <Wrapper>
          <CollapsibleOnMobile heading={<span>{labels.typicalToggle}</span>}>
            <Table $width={width}>
              <thead>
                <tr>
                  <th scope="col">{labels.columnService}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ path, title, cells }) => (
                  <tr key={path}>
                    <th scope="row" data-long-word={hasLongWord(title) ? '' : undefined}>
                      <Link to={path}>{title}</Link>
                    </th>
                    {columns.map((column, index) => (
                      <td key={column} data-column={column}>
                        {cells[index]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </CollapsibleOnMobile>
        </Wrapper>
      </Section>
    </Root>
  )
}
