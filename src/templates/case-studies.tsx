import { graphql, type PageProps } from 'gatsby'
import labels from '../../data/ui-text.json'
import { headDescription } from '../components/seo/head-title'
import { caseStudiesPagePath, caseStudiesPath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { CaseStudyList } from '../features/case-studies/list/CaseStudyList'
import { OverviewHeader } from '../sections/page-header/OverviewHeader'
import { useCallsToAction } from '../hooks/useCallsToAction'

type Props = PageProps<Queries.CaseStudiesPageQuery, { page: number }>

export default function CaseStudiesPage({ data, pageContext: { page } }: Props) {
  const { booking, inquiry } = useCallsToAction()
  if (!data.overview) return null
  const { title, description } = data.overview.seo
  // Search engines need a title and a description for each page.
  const pageSuffix = `, ${labels.page} ${page}`
  return (
    <>
      <OverviewHeader
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
      />
      <CaseStudyList page={page} />
      <Banner {...(booking ?? inquiry)} />
    </>
  )
}

export const query = graphql`
  query CaseStudiesPage {
    overview(path: { eq: "/case-studies/" }) {
      ...OverviewHeader
    }
  }
`
