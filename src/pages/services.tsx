import { graphql, type PageProps } from 'gatsby'
import { Frame } from '../components/Frame'
import { Seo } from '../components/Seo'
import { useNavigation } from '../layout/useNavigation'
import { servicesPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { OfferGroups } from '../sections/OfferGroups'
import { OfferLinks } from '../sections/OfferLinks'
import { OverviewHeader } from '../sections/OverviewHeader'
import { useCallsToAction } from '../sections/useCallsToAction'

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { offer } = useCallsToAction()
  const { additionalServices } = useNavigation()
  if (!data.overview) return null
  const groups = data.services.nodes.filter(({ subPages }) => subPages.length > 0)
  const additional = data.services.nodes.filter(({ subPages }) => subPages.length === 0)
  return (
    <>
      <Seo {...data.overview.seo} path={servicesPath} name={data.overview.title} />
      <OverviewHeader overview={data.overview} />
      <Frame>
        <OfferGroups groups={groups} />
      </Frame>
      {additional.length > 0 && <OfferLinks title={additionalServices.title} offers={additional} />}
      <Banner {...offer} />
    </>
  )
}

export const query = graphql`
  query ServicesPage {
    overview(path: { eq: "/services/" }) {
      ...OverviewHeader
    }
    services: allService(
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
