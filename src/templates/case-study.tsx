import { graphql, type PageProps } from 'gatsby'
import labels from '../../data/ui-text.json'
import { beforeHydration } from '../browser/early-scripts'
import { printPage } from '../browser/print-page'
import { Button, ButtonLink } from '../components/Button'
import { Chip, ChipList } from '../components/Chip'
import { CollapsibleOnMobile } from '../components/CollapsibleOnMobile'
import {
  Box,
  PageContainer,
  PointText,
  PointTitle,
  Row,
  Typography,
  SideContent,
} from '../components/grid/Box'
import { Section } from '../components/grid/Section'
import { Link } from '../components/link/Link'
import { TextLink } from '../components/link/TextLink'
import { caseStudy as caseStudyData } from '../components/seo/structured-data'
import { usePagePicture } from '../components/seo/usePagePicture'
import { VisuallyHidden } from '../components/text/VisuallyHidden'
import { CaseStudyCover } from '../features/case-studies/CaseStudyCover'
import { ChallengesAndSolutions } from '../features/case-studies/ChallengesAndSolutions'
import { OtherCaseStudies } from '../features/case-studies/OtherCaseStudies'
import { Showcase } from '../features/case-studies/Showcase'
import { useCallsToAction } from '../hooks/useCallsToAction'
import { useEffortText } from '../hooks/useEffortText'
import { useSite } from '../hooks/useSite'
import { caseStudiesPath, contactAboutPath } from '../content/addresses'
import { Banner } from '../sections/Banner'
import { readCaseStudyLinks } from '../sections/case-study-links'
import { ClientQuote } from '../sections/ClientQuote'
import { Figures } from '../sections/Figures'
import { MeasuredChange } from '../sections/MeasuredChange'
import { Page } from '../sections/page/Page'
import { Paragraphs } from '../sections/Paragraphs'
import { TechnologyGrid } from '../sections/Technologies'

interface CaseStudyLinksProps {
  /** The title of the case study, part of the accessible names of the links. */
  title: string
  links: readonly Queries.CaseStudyLinkFragment[] | null
}

/** Links to the website, the source code and everything else; renders nothing if there are none. */
const CaseStudyLinks = ({ title, links }: CaseStudyLinksProps) => {
  const { website, source, others } = readCaseStudyLinks(links)
  if (!website && !source) return null
  return (
    <Section
      title={labels.additionalLinks}
      compact
      action={
        <Row $gap={8} $rowGap={4} data-print="lines">
          {website && (
            <ButtonLink to={website} variant="outline" icon="arrow-up-right">
              {labels.visitWebsite}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </ButtonLink>
          )}
          {source && (
            <TextLink to={source} icon="code-xml">
              {labels.source}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </TextLink>
          )}
          {others.map((url) => (
            <TextLink key={url} to={url} icon="arrow-up-right">
              {url.replace(/^https:\/\/|\/$/g, '')}
            </TextLink>
          ))}
        </Row>
      }
    />
  )
}

/** The effort of a project, and the releases that it consists of; phones show them on request. */
const Releases = ({ releases }: { releases: readonly Queries.CaseStudyReleaseFragment[] }) => {
  const effortOf = useEffortText()
  return (
    <Section title={labels.releases} layout="side">
      <SideContent $top={[null, null, 24]} $bottom={[6, 16]}>
        <CollapsibleOnMobile heading={<PointTitle>{effortOf(releases)}</PointTitle>}>
          <ol>
            {releases.map(({ title, date, description, ...release }) => (
              <Box as="li" key={title} $top={4} data-print="keep-together">
                <Typography $type="small" $color="text">
                  {`${title}, ${date}: ${effortOf([release], { brief: true })}`}
                </Typography>
                <PointText>{description}</PointText>
              </Box>
            ))}
          </ol>
        </CollapsibleOnMobile>
      </SideContent>
    </Section>
  )
}

interface TagListProps {
  /** The label in front of the tags. */
  label: string
  tags: readonly { title: string; page: { path: string } | null }[]
}

/** Tags with their label; those that have a page are links. */
const TagList = ({ label, tags }: TagListProps) => (
  <Row $gap={4} $rowGap={2} $align="baseline">
    <Typography
      as="span"
      $type="meta"
      $color="textFaint"
      $minWidth="5rem"
      $flex={[null, null, '0 1 100%']}
      aria-hidden="true"
    >
      {label}
    </Typography>
    <ChipList aria-label={label}>
      {tags.map(({ title, page }) => (
        <li key={title}>
          {page ? (
            <Chip as={Link} to={page.path}>
              {title}
            </Chip>
          ) : (
            <Chip>{title}</Chip>
          )}
        </li>
      ))}
    </ChipList>
  </Row>
)

/** Opens the browser's print dialog, which can also save a PDF. */
const SavePdfButton = () => (
  <Button
    variant="outline"
    size="sm"
    data-needs-script
    {...beforeHydration('print')}
    onClick={printPage}
  >
    {labels.savePdf}
  </Button>
)

type Props = PageProps<Queries.CaseStudyPageQuery>

export default function CaseStudyPage({ data }: Props) {
  const agency = useSite()
  const { similar } = useCallsToAction()
  const study = data.caseStudy
  const picture = usePagePicture(study?.path)
  if (!study) return null
  const about = contactAboutPath(study.path)
  const tags = [...study.industries, ...study.services].map(({ title }) => title)
  const keywords = [...new Set([...tags, ...study.tech.map(({ name }) => name)])]
  return (
    <Page
      path={study.path}
      breadcrumbs={[{ title: data.overview?.title ?? '', path: caseStudiesPath }]}
      title={study.title}
      description={study.description}
      seo={{ about: [caseStudyData(agency, study, picture.url, keywords)] }}
      callToAction="any"
      claim={
        study.headlineFigure && <MeasuredChange change={study.headlineFigure} layout="sentence" />
      }
      actions={<SavePdfButton />}
      details={
        <>
          <TagList label={labels.industries} tags={study.industries} />
          <TagList label={labels.services} tags={study.services} />
        </>
      }
      printFooter
    >
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
      {study.releases && <Releases releases={study.releases} />}
      <CaseStudyLinks title={study.title} links={study.links} />
      <TechnologyGrid title={labels.techStack} technologies={study.tech} />
      <Banner {...similar} action={{ ...similar.action, link: about }} />
      <OtherCaseStudies title={labels.otherCaseStudies} caseStudies={study.others} />
    </Page>
  )
}

export const query = graphql`
  query CaseStudyPage($id: String!, $others: [String!]!) {
    overview(file: { eq: "case-studies.json" }) {
      title
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
  }
`
