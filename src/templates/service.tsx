import { graphql, type PageProps } from 'gatsby'
import { service } from '../components/seo/structured-data'
import { byOrder } from '../content/by-order'
import { useSite } from '../hooks/useSite'
import { useUiText } from '../hooks/useUiText'
import { servicesPath } from '../routes/paths'
import { OfferingPage } from '../features/offerings/OfferingPage'

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { page, caseStudies } = data
  const agency = useSite()
  const labels = useUiText()
  if (!page) return null
  const overview = { title: labels.services, path: servicesPath }
  return (
    <OfferingPage
      offering={page}
      breadcrumbs={page.group ? [overview, page.group] : [overview]}
      subPages={byOrder(page.subPages)}
      caseStudies={{ ...caseStudies, filter: 'service' }}
      quoted={caseStudies.nodes.find(({ quote }) => quote)}
      data={[service(agency, page)]}
    />
  )
}

export const query = graphql`
  query ServicePage($id: String!, $path: String!) {
    page: service(id: { eq: $id }) {
      ...OfferingPage
      group {
        title
        path
      }
      subPages {
        ...OfferingLink
      }
    }
    ...OfferingCaseStudies
  }
`
