import { graphql } from 'gatsby'
import styled from 'styled-components'
import { hiddenInPrint } from '../../../styles/mixins'
import { from, space } from '../../../styles/sizes'
import { ChartIllustration } from './ChartIllustration'
import { PhoneIllustration } from './PhoneIllustration'
import { RowsIllustration } from './RowsIllustration'
import { SentenceIllustration } from './SentenceIllustration'
import { SiteIllustration } from './SiteIllustration'

export interface ServiceIllustrationProps {
  illustration: Queries.ServiceIllustrationFragment
}

const Root = styled.div<{ $flush: boolean; $wide: boolean }>`
  margin-top: auto;
  padding-bottom: ${({ $flush }) => ($flush ? 0 : space[8])};

  ${from.tablet} {
    padding-inline: var(--inset);
  }

  ${from.desktop} {
    padding-inline: ${({ $wide }) => ($wide ? 'var(--inset)' : space[8])};
  }

  ${hiddenInPrint}
`

/** The illustration of a service. Hidden from screen readers: the text next to it describes the service. */
export const ServiceIllustration = ({ illustration }: ServiceIllustrationProps) => {
  const { site, phone, rows, sentence, chart } = illustration
  return (
    <Root aria-hidden="true" $flush={Boolean(site ?? phone)} $wide={!phone && !rows}>
      {site && <SiteIllustration site={site} />}
      {phone && <PhoneIllustration phone={phone} />}
      {rows && <RowsIllustration rows={rows} />}
      {sentence && <SentenceIllustration parts={sentence} />}
      {chart && <ChartIllustration chart={chart} />}
    </Root>
  )
}

export const fragment = graphql`
  fragment ServiceIllustration on ServiceIllustration {
    site {
      ...SiteIllustration
    }
    phone {
      ...PhoneIllustration
    }
    rows {
      ...IllustrationRow
    }
    sentence {
      ...SentenceIllustration
    }
    chart {
      ...ChartIllustration
    }
  }
`
