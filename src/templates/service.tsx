import { graphql, type PageProps } from 'gatsby'
import { service } from '../components/structured-data'
import { byOrder } from '../content/by-order'
import { useAgency } from '../layout/useAgency'
import { useInterface } from '../layout/useInterface'
import { servicesPath } from '../routes/paths'
import { OfferPage } from '../sections/OfferPage'

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { page, works } = data
  const agency = useAgency()
  const words = useInterface()
  if (!page) return null
  const overview = { title: words.services, path: servicesPath }
  return (
    <OfferPage
      offer={page}
      trail={page.group ? [overview, page.group] : [overview]}
      subPages={byOrder(page.subPages)}
      works={{ ...works, filter: 'service' }}
      data={[service(agency, page)]}
    />
  )
}

export const query = graphql`
  query ServicePage($id: String!, $path: String!) {
    page: service(id: { eq: $id }) {
      ...OfferPage
      group {
        title
        path
      }
      subPages {
        ...OfferLink
      }
    }
    ...OfferWorks
  }
`
