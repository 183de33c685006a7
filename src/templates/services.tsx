import { graphql, type PageProps } from 'gatsby'
import { useAddresses } from '../hooks/useAddresses'
import { OfferingGroups } from '../features/offerings/OfferingGroups'
import { OfferingLinks } from '../sections/OfferingLinks'
import { OverviewPage } from '../sections/page/OverviewPage'

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const addresses = useAddresses()
  const heading = data.navigation?.additionalServices?.title
  if (!data.overview) return null
  const groups = data.services.nodes.filter(({ subPages }) => subPages.length > 0)
  const additional = data.services.nodes.filter(({ subPages }) => subPages.length === 0)
  return (
    <OverviewPage path={addresses.services} overview={data.overview}>
      <OfferingGroups groups={groups} />
      <OfferingLinks title={heading ?? data.overview.title} offerings={additional} />
    </OverviewPage>
  )
}

export const query = graphql`
  query ServicesPage($language: String!) {
    overview(file: { eq: "services.json" }, language: { eq: $language }) {
      ...OverviewPage
    }
    navigation(language: { eq: $language }) {
      additionalServices {
        title
      }
    }
    services: allService(
      filter: { language: { eq: $language }, parentPage: { id: { eq: null } } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...OfferingLink
        subPages {
          path
          title
        }
      }
    }
  }
`
