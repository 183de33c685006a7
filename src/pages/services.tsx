import { graphql, type PageProps } from 'gatsby'
import { PageContainer } from '../components/grid/PageContainer'
import { useNavigation } from '../hooks/useNavigation'
import { servicesPath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { OfferingGroups } from '../features/offerings/OfferingGroups'
import { OfferingLinks } from '../sections/OfferingLinks'
import { OverviewHeader } from '../sections/page-header/OverviewHeader'
import { useCallsToAction } from '../hooks/useCallsToAction'

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { inquiry } = useCallsToAction()
  const { additionalServices } = useNavigation()
  if (!data.overview) return null
  const groups = data.services.nodes.filter(({ subPages }) => subPages.length > 0)
  const additional = data.services.nodes.filter(({ subPages }) => subPages.length === 0)
  return (
    <>
      <OverviewHeader path={servicesPath} overview={data.overview} />
      {groups.length > 0 && (
        <div data-surface="contrast">
          <PageContainer>
            <OfferingGroups groups={groups} />
          </PageContainer>
        </div>
      )}
      <OfferingLinks
        title={additionalServices?.title ?? data.overview.title}
        offerings={additional}
      />
      <Banner {...inquiry} />
    </>
  )
}

export const query = graphql`
  query ServicesPage {
    overview(path: { eq: "/services/" }) {
      ...OverviewHeader
    }
    services: allService(
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
