import { graphql, type PageProps } from 'gatsby'
import { Seo } from '../components/Seo'
import { Frame } from '../components/Frame'
import { Banner } from '../sections/Banner'
import { CaseStudyGrid } from '../sections/CaseStudyGrid'
import { OverviewHeader } from '../sections/OverviewHeader'
import { useCallsToAction } from '../sections/useCallsToAction'

export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const { booking } = useCallsToAction()
  if (!data.overview) return null
  return (
    <>
      <Seo {...data.overview.seo} />
      <OverviewHeader overview={data.overview} />
      <Frame>
        <CaseStudyGrid
          entries={data.works.nodes.map((caseStudy) => ({ caseStudy }))}
          heading="h2"
        />
      </Frame>
      <Banner {...booking} />
    </>
  )
}

export const query = graphql`
  query CaseStudiesPage {
    overview(path: { eq: "/case-studies/" }) {
      ...OverviewHeader
    }
    works: allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...CaseStudyCard
      }
    }
  }
`
