import { graphql, type PageProps } from 'gatsby'
import { EstimateSection } from '../../features/estimate/EstimateSection'
import { TypicalTable } from '../../features/estimate/TypicalTable'
import { contactPath, estimatePath } from '../../content/addresses'
import { Page } from '../../sections/page/Page'
import { Points } from '../../sections/Points'

export default function EstimatePage({ data, location }: PageProps<Queries.EstimatePageQuery>) {
  const { estimate, contact } = data
  if (!estimate || !contact) return null
  return (
    <Page
      path={estimatePath}
      breadcrumbs={[{ title: contact.title, path: contactPath }]}
      title={estimate.title}
      promise={estimate.promise}
      description={estimate.introduction}
      seo={estimate.seo}
    >
      <EstimateSection model={estimate} search={location.search}>
        <TypicalTable model={estimate} />
        <Points title={estimate.labels.excluded} points={estimate.excluded} marker="minus" />
      </EstimateSection>
    </Page>
  )
}

export const query = graphql`
  query EstimatePage {
    contact {
      title
    }
    estimate {
      ...EstimateModel
    }
  }
`
