import { graphql, type PageProps } from 'gatsby'
import { PageContainer } from '../components/grid/PageContainer'
import { industriesPath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { OfferingGroups } from '../features/offerings/OfferingGroups'
import { OverviewHeader } from '../sections/page-header/OverviewHeader'
import { useCallsToAction } from '../hooks/useCallsToAction'

export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const { inquiry } = useCallsToAction()
  if (!data.overview) return null
  return (
    <>
      <OverviewHeader path={industriesPath} overview={data.overview} />
      <div data-surface="contrast">
        <PageContainer>
          <OfferingGroups groups={data.groups.nodes} />
        </PageContainer>
      </div>
      <Banner {...inquiry} />
    </>
  )
}

export const query = graphql`
  query IndustriesPage {
    overview(path: { eq: "/industries/" }) {
      ...OverviewHeader
    }
    groups: allIndustry(
      filter: { parentPage: { id: { eq: null } } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...OfferingLink
        subPages {
          path
          title
          order
        }
      }
    }
  }
`
