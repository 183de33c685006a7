import { graphql, type PageProps } from 'gatsby'
import { useAddresses } from '../hooks/useAddresses'
import { CaseStudyList } from '../features/case-studies/CaseStudyList'
import { OverviewPage } from '../sections/page/OverviewPage'
import { useCallsToAction } from '../hooks/useCallsToAction'

type Props = PageProps<Queries.CaseStudiesPageQuery, { page: number }>

export default function CaseStudiesPage({ data, pageContext: { page } }: Props) {
  const addresses = useAddresses()
  const { booking } = useCallsToAction()
  if (!data.overview) return null
  return (
    <OverviewPage
      path={addresses.caseStudies}
      overview={data.overview}
      currentPage={page}
      banner={booking ?? undefined}
    >
      <CaseStudyList page={page} />
    </OverviewPage>
  )
}

export const query = graphql`
  query CaseStudiesPage($language: String!) {
    overview(file: { eq: "case-studies.json" }, language: { eq: $language }) {
      ...OverviewPage
    }
  }
`
