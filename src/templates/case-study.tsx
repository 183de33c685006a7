import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { Frame } from '../components/Frame'
import { Seo } from '../components/Seo'
import { caseStudy } from '../components/structured-data'
import { useAgency } from '../layout/useAgency'
import { useInterface } from '../layout/useInterface'
import { caseStudiesPath, contactAboutPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { CaseStudyCover } from '../sections/CaseStudyCover'
import { CaseStudyDiff } from '../sections/CaseStudyDiff'
import { CaseStudyLinks } from '../sections/CaseStudyLinks'
import { Figures } from '../sections/Figures'
import { OtherCases } from '../sections/OtherCases'
import { PageHeader } from '../sections/PageHeader'
import { Paragraphs } from '../sections/Paragraphs'
import { PrintedImprint } from '../sections/PrintedImprint'
import { Showcase } from '../sections/Showcase'
import { TagList } from '../sections/TagList'
import { TechnologyGrid } from '../sections/TechnologyGrid'
import { useCallsToAction } from '../sections/useCallsToAction'

type Props = PageProps<Queries.CaseStudyPageQuery>

export default function CaseStudyPage({ data }: Props) {
  const agency = useAgency()
  const words = useInterface()
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
            <TagList label={words.industries} tags={work.industries} />
            <TagList label={words.services} tags={work.services} />
          </>
        }
        action={
          <ButtonLink to={estimate.link} icon="arrow-right">
            {estimate.title}
          </ButtonLink>
        }
      />
      <CaseStudyCover work={work} />
      {work.summary && <Paragraphs title={words.summary} paragraphs={work.summary} />}
      <CaseStudyDiff
        challengesTitle={words.challenges}
        challenges={work.challenges ?? []}
        solutionsTitle={words.solutions}
        solutions={work.solutions ?? []}
      />
      {work.showcase && <Showcase title={words.showcase} pictures={work.showcase} />}
      {work.result && <Paragraphs title={words.result} paragraphs={work.result} />}
      {work.figures && (
        <Frame>
          <Figures figures={work.figures} />
        </Frame>
      )}
      <CaseStudyLinks title={work.title} links={work.links ?? []} />
      <TechnologyGrid title={words.techstack} technologies={work.tech} />
      <Banner {...similar} action={{ ...similar.action, link: about }} />
      <OtherCases title={words.otherCases} caseStudies={work.others} />
      <PrintedImprint path={work.path} />
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
