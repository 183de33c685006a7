import { graphql, type PageProps } from 'gatsby'
import { EstimateSection } from '../features/estimate/EstimateSection'
import { TypicalTable } from '../features/estimate/TypicalTable'
import { useAddresses } from '../hooks/useAddresses'
import { Page } from '../sections/page/Page'
import { Points } from '../sections/Points'

export default function EstimatePage({ data }: PageProps<Queries.EstimatePageQuery>) {
  const addresses = useAddresses()
  const { estimate, contact } = data
  if (!estimate || !contact) return null
  return (
    <Page
      path={addresses.estimate}
      breadcrumbs={[{ title: contact.title, path: addresses.contact }]}
      title={estimate.title}
      promise={estimate.promise}
      description={estimate.introduction}
      seo={estimate.seo}
    >
      <EstimateSection model={estimate}>
        <TypicalTable model={estimate} />
        <Points title={estimate.labels.excluded} points={estimate.excluded} marker="minus" />
      </EstimateSection>
    </Page>
  )
}

export const query = graphql`
  query EstimatePage($language: String!) {
    contact(language: { eq: $language }) {
      title
    }
    estimate(language: { eq: $language }) {
      ...EstimateModel
    }
  }
`
