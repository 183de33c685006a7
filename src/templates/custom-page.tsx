import { graphql, type PageProps } from 'gatsby'
import { CustomSections } from '../features/custom-page/CustomSections'
import type { PageGroup } from '../../plugins/content'
import { PageHeader } from '../sections/page-header/PageHeader'
import { PrintFooter } from '../sections/PrintFooter'

type Props = PageProps<Queries.CustomPageQuery, { groups?: PageGroup[] }>

export default function CustomPage({ data: { customPage: page }, pageContext }: Props) {
  if (!page) return null
  return (
    <>
      <PageHeader
        path={page.path}
        title={page.title}
        {...(page.promise && { promise: page.promise })}
        description={page.description}
        seo={{ hidden: page.unfinished, ...page.seo }}
      />
      <CustomSections
        version={page.version}
        sections={page.sections}
        groups={pageContext.groups ?? []}
      />
      <PrintFooter path={page.path} />
    </>
  )
}

export const query = graphql`
  query CustomPage($id: String!) {
    customPage(id: { eq: $id }) {
      path
      title
      promise
      description
      version
      unfinished
      seo {
        title
        description
      }
      sections {
        ...CustomSection
      }
    }
  }
`
