import { graphql, type PageProps } from 'gatsby'
import { PrintFooter } from '../sections/PrintFooter'
import { TermsSections } from '../features/terms/TermsSections'
import { useCallsToAction } from '../hooks/useCallsToAction'
import { useUiText } from '../hooks/useUiText'
import { companyPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { PageHeader } from '../sections/PageHeader'

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { booking } = useCallsToAction()
  const labels = useUiText()
  const { terms, company } = data
  if (!terms || !company) return null
  return (
    <>
      <PageHeader
        path={terms.path}
        breadcrumbs={[{ title: company.title, path: companyPath }]}
        title={terms.title}
        promise={terms.promise}
        description={terms.description}
      />
      <TermsSections version={terms.version} sections={terms.sections} />
      <Banner {...booking} action={{ ...booking.action, title: labels.bookCall }} />
      <PrintFooter path={terms.path} />
    </>
  )
}

export const query = graphql`
  query TermsPage($id: String!) {
    company {
      title
    }
    terms(id: { eq: $id }) {
      path
      title
      promise
      description
      version
      sections {
        ...TermsSection
      }
    }
  }
`
