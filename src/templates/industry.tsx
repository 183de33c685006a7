import { graphql, type PageProps } from 'gatsby'
import labels from '../../data/ui-text.json'
import { industriesPath, sortByOrder } from '../../plugins/content'
import { useSite } from '../hooks/useSite'
import { OfferingPage } from '../features/offerings/OfferingPage'

export default function IndustryPage({ data }: PageProps<Queries.IndustryPageQuery>) {
  const { page, caseStudies } = data
  const { language } = useSite()
  if (!page) return null
  const overview = { title: labels.industries, path: industriesPath }
  return (
    <OfferingPage
      offering={page}
      breadcrumbs={page.parentPage ? [overview, page.parentPage] : [overview]}
      subPages={sortByOrder(page.subPages, language)}
      caseStudies={{ ...caseStudies, filter: 'industry' }}
    />
  )
}

export const query = graphql`
  query IndustryPage($id: String!, $path: String!) {
    page: industry(id: { eq: $id }) {
      ...OfferingPage
      parentPage {
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
