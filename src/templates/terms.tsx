import { graphql, type PageProps } from 'gatsby'
import labels from '../../data/ui-text.json'
import { PrintFooter } from '../sections/PrintFooter'
import { DocumentSections } from '../features/terms/DocumentSections'
import { useCallsToAction, withButtonText } from '../hooks/useCallsToAction'
import { companyPath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { PageHeader } from '../sections/page-header/PageHeader'

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { booking, inquiry } = useCallsToAction()
  const { terms, company } = data
  if (!terms) return null
  return (
    <>
      <PageHeader
        path={terms.path}
        breadcrumbs={company ? [{ title: company.title, path: companyPath }] : undefined}
        title={terms.title}
        promise={terms.promise}
        description={terms.description}
      />
      <DocumentSections version={terms.version} sections={terms.sections} />
      <Banner {...(booking ? withButtonText(booking, labels.bookCall) : inquiry)} />
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
        ...DocumentSection
      }
    }
  }
`
