import { graphql, type PageProps } from 'gatsby'
import { PageContainer } from '../components/grid/PageContainer'
import { caseStudy as caseStudyData } from '../components/seo/structured-data'
import { useSite } from '../hooks/useSite'
import { useUiText } from '../hooks/useUiText'
import { caseStudiesPath, contactAboutPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { CaseStudyCover } from '../features/case-studies/CaseStudyCover'
import { ChallengesAndSolutions } from '../features/case-studies/ChallengesAndSolutions'
import { CaseStudyLinks } from '../features/case-studies/CaseStudyLinks'
import { MeasuredChange } from '../sections/MeasuredChange'
import { ClientQuote } from '../sections/ClientQuote'
import { Figures } from '../sections/Figures'
import { OtherCaseStudies } from '../features/case-studies/OtherCaseStudies'
import { PageHeader } from '../sections/page-header/PageHeader'
import { Paragraphs } from '../sections/Paragraphs'
import { PrintFooter } from '../sections/PrintFooter'
import { SavePdfButton } from '../features/case-studies/SavePdfButton'
import { Showcase } from '../features/case-studies/showcase/Showcase'
import { TagList } from '../features/case-studies/TagList'
import { TechnologyGrid } from '../sections/technologies/TechnologyGrid'
import { useCallsToAction } from '../hooks/useCallsToAction'

type Props = PageProps<Queries.CaseStudyPageQuery>

export default function CaseStudyPage({ data }: Props) {
  const agency = useSite()
  const labels = useUiText()
  const { similar } = useCallsToAction()
  const study = data.caseStudy
  if (!study) return null
  const about = contactAboutPath(study.path)
  const tags = [...study.industries, ...study.services].map(({ title }) => title)
  const keywords = [...new Set([...tags, ...study.tech.map(({ name }) => name)])]
  return (
    <>
      <PageHeader
        path={study.path}
        breadcrumbs={[{ title: data.overview?.title ?? '', path: caseStudiesPath }]}
        title={study.title}
        description={study.description}
        seo={{ about: [caseStudyData(agency, study, keywords)] }}
        estimate="any"
        claim={
          study.headlineFigure && <MeasuredChange change={study.headlineFigure} layout="sentence" />
        }
        actions={<SavePdfButton />}
        tags={
          <>
            <TagList label={labels.industries} tags={study.industries} />
            <TagList label={labels.services} tags={study.services} />
          </>
        }
      />
      <CaseStudyCover caseStudy={study} />
      {study.summary && (
        <Paragraphs title={labels.summary} paragraphs={study.summary} surface="contrast" />
      )}
      <ChallengesAndSolutions
        challengesTitle={labels.challenges}
        challenges={study.challenges ?? []}
        solutionsTitle={labels.solutions}
        solutions={study.solutions ?? []}
      />
      {study.showcase && <Showcase title={labels.showcase} pictures={study.showcase} />}
      {study.result && (
        <Paragraphs title={labels.result} paragraphs={study.result} surface="contrast" />
      )}
      {study.figures && (
        <div data-surface="contrast">
          <PageContainer>
            <Figures figures={study.figures} />
          </PageContainer>
        </div>
      )}
      <ClientQuote caseStudy={study} linked={false} />
      <CaseStudyLinks title={study.title} links={study.links ?? []} />
      <TechnologyGrid title={labels.techStack} technologies={study.tech} />
      <Banner {...similar} action={{ ...similar.action, link: about }} />
      <OtherCaseStudies title={labels.otherCaseStudies} caseStudies={study.others} />
      <PrintFooter path={study.path} />
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
      ...ClientQuote
      headlineFigure {
        ...MeasuredChange
      }
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
      summary {
        ...InlineText
      }
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
      result {
        ...InlineText
      }
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
