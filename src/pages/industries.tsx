import { graphql, type PageProps } from 'gatsby'
import { Frame } from '../components/Frame'
import { Seo } from '../components/Seo'
import { industriesPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { OfferGroups } from '../sections/OfferGroups'
import { OverviewHeader } from '../sections/OverviewHeader'
import { useCallsToAction } from '../sections/useCallsToAction'

export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const { offer } = useCallsToAction()
  if (!data.overview) return null
  return (
    <>
      <Seo {...data.overview.seo} path={industriesPath} name={data.overview.title} />
      <OverviewHeader overview={data.overview} />
      <Frame>
        <OfferGroups groups={data.groups.nodes} />
      </Frame>
      <Banner {...offer} />
    </>
  )
}

export const query = graphql`
  query IndustriesPage {
    overview(path: { eq: "/industries/" }) {
      ...OverviewHeader
    }
    groups: allIndustry(
      filter: { group: { id: { eq: null } } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...OfferLink
        subPages {
          path
          title
          order
        }
      }
    }
  }
`
