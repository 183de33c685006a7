import { graphql, type PageProps } from 'gatsby'
import { useAddresses } from '../hooks/useAddresses'
import { OfferingGroups } from '../features/offerings/OfferingGroups'
import { OverviewPage } from '../sections/page/OverviewPage'

export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const addresses = useAddresses()
  return (
    data.overview && (
      <OverviewPage path={addresses.industries} overview={data.overview}>
        <OfferingGroups groups={data.groups.nodes} />
      </OverviewPage>
    )
  )
}

export const query = graphql`
  query IndustriesPage($language: String!) {
    overview(file: { eq: "industries.json" }, language: { eq: $language }) {
      ...OverviewPage
    }
    groups: allIndustry(
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
