import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { PageContainer } from '../components/grid/PageContainer'
import { Seo } from '../components/seo/Seo'
import { caseStudy } from '../components/seo/structured-data'
import { useSite } from '../hooks/useSite'
import { useUiText } from '../hooks/useUiText'
import { caseStudiesPath, contactAboutPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { CaseStudyCover } from '../features/case-studies/CaseStudyCover'
import { CaseStudyDiff } from '../features/case-studies/CaseStudyDiff'
import { CaseStudyLinks } from '../features/case-studies/CaseStudyLinks'
import { Figures } from '../sections/Figures'
import { OtherCaseStudies } from '../features/case-studies/OtherCaseStudies'
import { PageHeader } from '../sections/PageHeader'
import { Paragraphs } from '../sections/Paragraphs'
import { PrintFooter } from '../features/case-studies/PrintFooter'
import { Showcase } from '../features/case-studies/showcase/Showcase'
import { TagList } from '../features/case-studies/TagList'
import { TechnologyGrid } from '../sections/TechnologyGrid'
import { useCallsToAction } from '../hooks/useCallsToAction'

type Props = PageProps<Queries.CaseStudyPageQuery>

export default function CaseStudyPage({ data }: Props) {
  const agency = useSite()
  const labels = useUiText()
  const { estimate, similar } = useCallsToAction()
  const work = data.caseStudy
  if (!work) return null
  const about = contactAboutPath(work.path)
  const trail = [{ title: data.overview?.title ?? '', path: caseStudiesPath }]
  const tags = [...work.industries, ...work.services].map(({ title }) => title)
  const keywords = [...new Set([...tags, ...work.tech.map(({ name }) => name)])]
  return (
    <>
      <Seo
        title={work.title}
        description={work.description}
        path={work.path}
        trail={trail}
        about={[caseStudy(agency, work, keywords)]}
      />
      <PageHeader
        trail={trail}
        current={work.title}
        title={work.title}
        description={work.description}
        tags={
          <>
            <TagList label={labels.industries} tags={work.industries} />
            <TagList label={labels.services} tags={work.services} />
          </>
        }
        action={
          <ButtonLink to={estimate.link} icon="arrow-right">
            {estimate.title}
          </ButtonLink>
        }
      />
      <CaseStudyCover work={work} />
      {work.summary && <Paragraphs title={labels.summary} paragraphs={work.summary} />}
      <CaseStudyDiff
        challengesTitle={labels.challenges}
        challenges={work.challenges ?? []}
        solutionsTitle={labels.solutions}
        solutions={work.solutions ?? []}
      />
      {work.showcase && <Showcase title={labels.showcase} pictures={work.showcase} />}
      {work.result && <Paragraphs title={labels.result} paragraphs={work.result} />}
      {work.figures && (
        <PageContainer>
          <Figures figures={work.figures} />
        </PageContainer>
      )}
      <CaseStudyLinks title={work.title} links={work.links ?? []} />
      <TechnologyGrid title={labels.techStack} technologies={work.tech} />
      <Banner {...similar} action={{ ...similar.action, link: about }} />
      <OtherCaseStudies title={labels.otherCaseStudies} caseStudies={work.others} />
      <PrintFooter path={work.path} />
    </>
  )
}

export const query = graphql`
  query CaseStudyPage($id: String!, $others: [String!]!) {
    overview(path: { eq: "/case-studies/" }) {
      title
    }
    caseStudy(id: { eq: $id }) {
      ...CaseStudyCover
      path
      title
      description
      industries {
        title
        page {
          path
        }
      }
      services {
        title
        page {
          path
        }
      }
      summary
      challenges {
        title
        description
      }
      solutions {
        title
        description
      }
      showcase {
        ...ShowcasePicture
      }
      result
      figures {
        value
        unit
        label
      }
      links {
        webUrl
        sourceUrl
      }
      tech {
        name
        icon
      }
      others(ids: $others) {
        ...CaseStudyCard
      }
    }
  }
`
