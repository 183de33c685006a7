import { graphql, type PageProps } from 'gatsby'
import labels from '../../data/ui-text.json'
import { headDescription } from '../components/seo/head-title'
import { caseStudiesPagePath, caseStudiesPath } from '../content/addresses'
import { CaseStudyList } from '../features/case-studies/CaseStudyList'
import { OverviewPage } from '../sections/page/OverviewPage'
import { useCallsToAction } from '../hooks/useCallsToAction'

type Props = PageProps<Queries.CaseStudiesPageQuery, { page: number }>

export default function CaseStudiesPage({ data, pageContext: { page } }: Props) {
  const { booking } = useCallsToAction()
  if (!data.overview) return null
  const { title, description } = data.overview.seo
  // Search engines need a title and a description for each page.
  const pageSuffix = `, ${labels.page} ${page}`
  return (
    <OverviewPage
      path={caseStudiesPagePath(page)}
      overview={data.overview}
      seo={
        page > 1
          ? {
              title: title + pageSuffix,
              description: headDescription(description, pageSuffix),
              breadcrumbs: [{ title: data.overview.title, path: caseStudiesPath }],
              name: `${labels.page} ${page}`,
            }
          : undefined
      }
      banner={booking ?? undefined}
    >
      <CaseStudyList page={page} />
    </OverviewPage>
  )
}

export const query = graphql`
  query CaseStudiesPage {
    overview(file: { eq: "case-studies.json" }) {
      ...OverviewPage
    }
  }
`
