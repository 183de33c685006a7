import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/grid/Section'
import { Seo } from '../../components/seo/Seo'
import type { StructuredData } from '../../components/seo/structured-data'
import { TextLink } from '../../components/TextLink'
import { useUiText } from '../../hooks/useUiText'
import { writeChoice, type FilterName } from '../../routes/case-study-filter'
import { caseStudiesPath, contactAboutPath } from '../../routes/paths'
import { Banner } from '../../sections/Banner'
import { CallAgenda } from './CallAgenda'
import { CaseStudyGrid } from '../../sections/case-study-cards/CaseStudyGrid'
import { DiffPreview } from './DiffPreview'
import { OfferingLinks } from '../../sections/OfferingLinks'
import { PageHeader } from '../../sections/PageHeader'
import { PointCells } from '../../sections/PointCells'
import { PointSection } from '../../sections/PointSection'
import { Faq } from '../../sections/Faq'
import { TechnologyGrid } from '../../sections/TechnologyGrid'
import { useCallsToAction } from '../../hooks/useCallsToAction'

export interface OfferingPageProps {
  offer: Queries.OfferingPageFragment
  /** The pages above this one, from the top. */
  trail: readonly { title: string; path: string }[]
  /** The pages below this one. */
  subPages: readonly Queries.OfferLinkFragment[]
  /** The first finished case studies that are tagged with this page, and how many there are. */
  works: {
    nodes: readonly Queries.CaseStudyCardFragment[]
    totalCount: number
    /** The filter of the list that shows them all. */
    filter: FilterName
  }
  /** What the page is about, in the words of schema.org. */
  data?: readonly StructuredData[]
}

/** Two case studies: those the page cites as proof, then those that are tagged with the page. */
function evidence({ proof }: Queries.OfferingPageFragment, { nodes }: OfferingPageProps['works']) {
  const cited = proof ?? []
  const paths = new Set(cited.map(({ caseStudy }) => caseStudy.path))
  const tagged = nodes.filter(({ path }) => !paths.has(path)).map((caseStudy) => ({ caseStudy }))
  return [...cited, ...tagged].slice(0, 2)
}

/** The page of an industry, a service or a sub-page: one order of bands for all. */
export const OfferingPage = ({ offer, trail, subPages, works, data }: OfferingPageProps) => {
  const words = useUiText()
  const { estimate, offer: next } = useCallsToAction()
  const shown = evidence(offer, works)
  const about = contactAboutPath(offer.path)
  return (
    <>
      <Seo
        title={offer.title}
        group={trail.at(-1)?.title}
        description={offer.description}
        path={offer.path}
        trail={trail}
        name={offer.title}
        about={data}
      />
      <PageHeader
        trail={trail}
        current={offer.title}
        name={offer.title}
        title={offer.promise}
        description={offer.description}
        action={
          <ButtonLink to={about} icon="arrow-right">
            {estimate.title}
          </ButtonLink>
        }
      />
      <DiffPreview
        path={offer.path}
        problems={offer.problem.points}
        deliverables={offer.deliverables.items}
      />
      {subPages.length > 0 && <OfferingLinks title={words.subPages} offers={subPages} />}
      <PointSection title={offer.problem.title} points={offer.problem.points} />
      <PointCells title={offer.deliverables.title} points={offer.deliverables.items} />
      <PointCells title={offer.process.title} points={offer.process.steps} kind="numbered" />
      <TechnologyGrid title={words.technologies} technologies={offer.technologies} />
      <Faq title={words.questions} questions={offer.questions} />
      {shown.length > 0 && (
        <Section
          title={words.proof}
          action={
            works.totalCount > shown.length && (
              <TextLink to={caseStudiesPath + writeChoice({ [works.filter]: offer.title })}>
                {`${words.allCaseStudies}: ${offer.title}`}
              </TextLink>
            )
          }
        >
          <CaseStudyGrid entries={shown} />
        </Section>
      )}
      {shown.length === 0 && offer.callAgenda && <CallAgenda points={offer.callAgenda} />}
      <OfferingLinks title={words.related} offers={offer.related} perRow={4} />
      <Banner {...next} action={{ ...next.action, link: about }} />
    </>
  )
}

export const fragment = graphql`
  fragment OfferWorks on Query {
    works: allCaseStudy(
      filter: { fields: { taggedPaths: { in: [$path] } }, inProgress: { ne: true } }
      sort: [{ order: ASC }, { title: ASC }]
      limit: 2
    ) {
      totalCount
      nodes {
        ...CaseStudyCard
      }
    }
  }

  fragment OfferingPage on Offer {
    path
    title
    promise
    description
    problem {
      title
      points {
        title
        description
      }
    }
    deliverables {
      title
      items {
        title
        description
      }
    }
    process {
      title
      steps {
        title
        description
      }
    }
    technologies {
      name
      icon
    }
    questions {
      question
      answer
    }
    related {
      ...OfferLink
    }
    proof {
      shows
      caseStudy {
        ...CaseStudyCard
      }
    }
    callAgenda {
      title
      description
    }
  }
`
