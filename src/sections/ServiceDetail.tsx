import { graphql } from 'gatsby'
import styled from 'styled-components'
import { from } from '../styles/breakpoints'
import { space } from '../styles/space'
import { DetailChart } from './DetailChart'
import { DetailPhone } from './DetailPhone'
import { DetailRows } from './DetailRows'
import { DetailSentence } from './DetailSentence'
import { DetailSite } from './DetailSite'

export interface ServiceDetailProps {
  detail: Queries.ServiceDetailFragment
}

/** A drawing for the eye; the words beside it say what is offered. */
const Place = styled.div<{ $flush: boolean; $wide: boolean }>`
  margin-top: auto;
  padding-bottom: ${({ $flush }) => ($flush ? 0 : space[8])};

  ${from.tablet} {
    padding-inline: var(--cell-padding);
  }

  ${from.desktop} {
    padding-inline: ${({ $wide }) => ($wide ? 'var(--cell-padding)' : space[8])};
  }

  @media print {
    display: none;
  }
`

/** A piece of the work in small. */
export const ServiceDetail = ({ detail }: ServiceDetailProps) => {
  const { site, phone, rows, sentence, chart } = detail
  return (
    <Place aria-hidden="true" $flush={Boolean(site ?? phone)} $wide={!phone && !rows}>
      {site && <DetailSite site={site} />}
      {phone && <DetailPhone phone={phone} />}
      {rows && <DetailRows rows={rows} />}
      {sentence && <DetailSentence parts={sentence} />}
      {chart && <DetailChart chart={chart} />}
    </Place>
  )
}

export const fragment = graphql`
  fragment ServiceDetail on ServiceDetail {
    site {
      ...DetailSite
    }
    phone {
      ...DetailPhone
    }
    rows {
      ...DetailRow
    }
    sentence {
      ...DetailSentence
    }
    chart {
      ...DetailChart
    }
  }
`
