import { graphql, type PageProps } from 'gatsby'
import { byOrder } from '../content/by-order'
import { useInterface } from '../layout/useInterface'
import { industriesPath } from '../routes/paths'
import { OfferPage } from '../sections/OfferPage'

export default function IndustryPage({ data }: PageProps<Queries.IndustryPageQuery>) {
  const { page, works } = data
  const words = useInterface()
  if (!page) return null
  const overview = { title: words.industries, path: industriesPath }
  return (
    <OfferPage
      offer={page}
      trail={page.group ? [overview, page.group] : [overview]}
      subPages={byOrder(page.subPages)}
      works={{ ...works, filter: 'industry' }}
    />
  )
}

export const query = graphql`
  query IndustryPage($id: String!, $path: String!) {
    page: industry(id: { eq: $id }) {
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
