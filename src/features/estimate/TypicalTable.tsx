import styled from 'styled-components'
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

/* On a phone, and with large text, each row is a block, and each cell starts with the heading of its column. */
const Table = styled.table`
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

  @container (width < 37rem) {
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
  const rows = services.flatMap(({ service }) =>
    service.typical ? [{ ...service, ...service.typical }] : [],
  )
  if (rows.length === 0) return null
  return (
    <Root>
      <Section title={labels.typicalTitle} introduction={labels.typicalText}>
        <Wrapper>
          <CollapsibleOnMobile heading={<span>{labels.typicalTitle}</span>}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{labels.columnService}</th>
                  <th scope="col">{labels.columnSmallest}</th>
                  <th scope="col">{labels.columnUsual}</th>
                  <th scope="col">{labels.columnWeeks}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ path, title, smallest, usual, monthly: isMonthly }) => (
                  <tr key={path}>
                    <th scope="row" data-long-word={hasLongWord(title) ? '' : undefined}>
                      <Link to={path}>{title}</Link>
                    </th>
                    <td data-column={labels.columnSmallest}>
                      {payable(price(smallest.price), isMonthly)}
                    </td>
                    <td data-column={labels.columnUsual}>
                      {payable(priceRange(usual.price), isMonthly)}
                    </td>
                    <td data-column={labels.columnWeeks}>{duration(usual.weeks, isMonthly)}</td>
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
