import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { CustomSections } from '../features/custom-page/CustomSections'
import { DocumentSections } from '../features/legal/DocumentSections'
import { useCallsToAction, withButtonText, withClosing } from '../hooks/useCallsToAction'
import { type PageGroup } from '../../plugins/content'
import { useAddresses } from '../hooks/useAddresses'
import { ButtonLink } from '../components/Button'
import { Banner } from '../sections/Banner'
import { Page } from '../sections/page/Page'
import { SavePdfButton } from '../sections/page/SavePdfButton'

type Props = PageProps<Queries.DocumentPageQuery, { groups?: PageGroup[] }>

/** A page of terms, which ends with a call to action, or a custom page. */
export default function DocumentPage({ data, pageContext }: Props) {
  const labels = useLabels()
  const addresses = useAddresses()
  const { booking, inquiry } = useCallsToAction()
  const { terms, customPage, company } = data
  const page = terms ?? customPage
  if (!page) return null
  return (
    <Page
      path={page.path}
      breadcrumbs={
        terms && company ? [{ title: company.title, path: addresses.company }] : undefined
      }
      title={page.title}
      promise={page.promise}
      description={page.description}
      seo={{ hidden: customPage?.unfinished, ...page.seo }}
      actions={
        terms && (
          <>
            {terms.action && (
              <ButtonLink to={terms.action.link} icon="arrow-right">
                {terms.action.title}
              </ButtonLink>
            )}
            <SavePdfButton />
          </>
        )
      }
      printFooter
    >
      {terms && (
        <>
          <DocumentSections
            version={terms.version}
            body={terms.body}
            paymentStages={terms.paymentStages}
          />
          <Banner
            {...withClosing(
              booking ? withButtonText(booking, labels.bookCall) : inquiry,
              terms.closing,
            )}
          />
        </>
      )}
      {customPage && <CustomSections page={customPage} groups={pageContext.groups ?? []} />}
    </Page>
  )
}

export const query = graphql`
  query DocumentPage($id: String!, $language: String!) {
    company(language: { eq: $language }) {
      title
    }
    terms(id: { eq: $id }) {
      ...Terms
      body {
        ...MarkdownText
      }
    }
    customPage(id: { eq: $id }) {
      ...CustomPageContent
    }
  }
`
