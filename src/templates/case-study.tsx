import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { PageContainer } from '../components/grid/PageContainer'
import { caseStudy as caseStudyData } from '../components/seo/structured-data'
import { usePagePicture } from '../components/seo/usePagePicture'
import { ArticleLinks } from '../features/articles/ArticleLinks'
import { CaseStudyCover } from '../features/case-studies/CaseStudyCover'
import { CaseStudyLinks } from '../features/case-studies/CaseStudyLinks'
import { CaseStudyReleases } from '../features/case-studies/CaseStudyReleases'
import { ChallengesAndSolutions } from '../features/case-studies/ChallengesAndSolutions'
import { OtherCaseStudies } from '../features/case-studies/OtherCaseStudies'
import { Showcase } from '../features/case-studies/Showcase'
import { useCallsToAction, withLink } from '../hooks/useCallsToAction'
import { useSite } from '../hooks/useSite'
import { useAddresses } from '../hooks/useAddresses'
import { Banner } from '../sections/Banner'
import { ClientQuote } from '../sections/ClientQuote'
import { Figures } from '../sections/Figures'
import { MeasuredChange } from '../sections/MeasuredChange'
import { Page } from '../sections/page/Page'
import { SavePdfButton } from '../sections/page/SavePdfButton'
import { Paragraphs } from '../sections/Paragraphs'
import { TechnologyGrid } from '../sections/Technologies'

type Props = PageProps<Queries.CaseStudyPageQuery>

export default function CaseStudyPage({ data }: Props) {
  const labels = useLabels()
  const addresses = useAddresses()
  const agency = useSite()
  const { similar } = useCallsToAction()
  const study = data.caseStudy
  const picture = usePagePicture()
  if (!study) return null
  const about = addresses.contactAbout(study.path)
  const tags = [...study.industries, ...study.services].map(({ title }) => title)
  const keywords = [...new Set([...tags, ...study.tech.map(({ name }) => name)])]
  return (
    <Page
      path={study.path}
      breadcrumbs={[{ title: data.overview?.title ?? '', path: addresses.caseStudies }]}
      title={study.title}
      description={study.description}
      seo={{ about: [caseStudyData(agency, study, picture.url, keywords)] }}
      callToAction="this page"
      claim={
        study.headlineFigure && <MeasuredChange change={study.headlineFigure} layout="sentence" />
      }
      actions={<SavePdfButton />}
      printFooter
    >
      <CaseStudyCover caseStudy={study} note={data.overview?.pictureNote} />
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
      {study.releases && <CaseStudyReleases releases={study.releases} />}
      <CaseStudyLinks title={study.title} client={study.client?.name} links={study.links} />
      <TechnologyGrid title={labels.techStack} technologies={study.tech} />
      <ArticleLinks articles={data.articles.nodes} />
      <Banner {...withLink(similar, about)} />
      <OtherCaseStudies title={labels.otherCaseStudies} caseStudies={study.others} />
    </Page>
  )
}

export const query = graphql`
  query CaseStudyPage($id: String!, $path: String!, $others: [String!]!, $language: String!) {
    overview(file: { eq: "case-studies.json" }, language: { eq: $language }) {
      title
      pictureNote
    }
    caseStudy(id: { eq: $id }) {
      ...CaseStudyCover
      ...ClientQuote
      headlineFigure {
        ...CaseStudyHeadlineFigure
      }
      path
      title
      description
      summary {
        ...InlineText
      }
      challenges {
        ...Point
      }
      solutions {
        ...Point
      }
      showcase {
        ...ShowcaseSlide
      }
      result {
        ...InlineText
      }
      figures {
        ...Figure
      }
      links {
        ...CaseStudyLink
      }
      tech {
        ...Technology
      }
      others(ids: $others) {
        ...CaseStudyCard
      }
    }
    articles: allArticle(
      filter: { language: { eq: $language }, fields: { taggedPaths: { in: [$path] } } }
      sort: [{ date: DESC }, { title: ASC }]
      limit: 3
    ) {
      nodes {
        ...ArticleLink
      }
    }
  }
`
