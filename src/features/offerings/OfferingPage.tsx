import { graphql } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import labels from '../../../data/ui-text.json'
import { Drawing } from '../../components/drawings/Drawing'
import { Section, SideContent } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import type { StructuredData } from '../../components/seo/structured-data'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import {
  caseStudiesPath,
  contactAboutPath,
  type FilterName,
  filterQuery,
} from '../../../plugins/content'
import { Banner } from '../../sections/Banner'
import { CaseStudyGrid } from '../../sections/case-study-cards/CaseStudyGrid'
import { ClientQuote } from '../../sections/ClientQuote'
import { Faq } from '../../sections/Faq'
import { OfferingLinks } from '../../sections/OfferingLinks'
import { HeaderDrawing } from '../../sections/page-header/HeaderDrawing'
import { PageHeader } from '../../sections/page-header/PageHeader'
import { Points } from '../../sections/Points'
import { PrintFooter } from '../../sections/PrintFooter'
import { TechnologyGrid } from '../../sections/technologies/TechnologyGrid'
import { CallAgenda } from './CallAgenda'

/** The first finished case studies tagged with a page, and their total number. */
interface OfferingCaseStudies {
  nodes: readonly Queries.CaseStudyCardFragment[]
  totalCount: number
  /** The filter under which the list of case studies shows all of them. */
  filter: FilterName
}

interface OfferingProofProps {
  /** The title of the page. */
  title: string
  entries: ReturnType<typeof selectProof>
  caseStudies: OfferingCaseStudies
}

/** Two case studies: first those that the page cites as proof, then those tagged with the page. */
function selectProof(
  { proof }: Pick<Queries.OfferingPageFragment, 'proof'>,
  { nodes }: OfferingCaseStudies,
) {
  const cited = proof ?? []
  const paths = new Set(cited.map(({ caseStudy }) => caseStudy.path))
  const tagged = nodes.filter(({ path }) => !paths.has(path)).map((caseStudy) => ({ caseStudy }))
  return [...cited, ...tagged].slice(0, 2)
}

/** The case studies of an offering, and a link to the others. */
const OfferingProof = ({ title, entries, caseStudies }: OfferingProofProps) => {
  const { totalCount, filter } = caseStudies
  return (
    <Section
      title={labels.proof}
      action={
        totalCount > entries.length && (
          <TextLink to={caseStudiesPath + filterQuery({ [filter]: title })}>
            {`${labels.allCaseStudies}: ${title}`}
          </TextLink>
        )
      }
    >
      <CaseStudyGrid entries={entries} oneOnPhones />
    </Section>
  )
}

/** A light section with a drawing of what is delivered. */
const DeliverableExample = ({ title, text, drawing }: Queries.DeliverableExampleFragment) => (
  <Section title={title} introduction={text} layout="side" surface="contrast">
    <SideContent $above={19} $below={19}>
      <Drawing drawing={drawing} />
    </SideContent>
  </Section>
)

export interface OfferingPageProps {
  offering: Queries.OfferingPageFragment
  /** The pages above this one, from the top. */
  breadcrumbs: readonly { title: string; path: string }[]
  /** The sub-pages. */
  subPages: readonly Queries.OfferingLinkFragment[]
  /** The first finished case studies tagged with this page, and their total number. */
  caseStudies: OfferingCaseStudies
  /** The section with the typical price, if there is one. */
  typical?: ReactNode
  /** The address of the estimate for this service; undefined without a typical price. */
  prices?: string
  /** The case study whose quote is shown. */
  quoted?: Queries.ClientQuoteFragment
  /** What the page is about, as schema.org data. */
  data?: readonly StructuredData[]
}

/**
 * The possible orders of the sections; `sectionOrder` selects one. In addition to the delivered
 * drawing and the questions, one section has a light background, so that at most 1,500 px of a page
 * are dark without interruption.
 */
const orders = {
  'problem-first': {
    sections: 'problem deliverables delivered process typical technologies questions proof quote',
    contrast: 'problem',
  },
  'proof-first': {
    sections: 'proof quote problem delivered deliverables process typical technologies questions',
    contrast: 'process',
  },
  'delivery-first': {
    sections: 'delivered deliverables problem process typical technologies proof quote questions',
    contrast: 'problem',
  },
} as const

const isOrder = (name: string): name is keyof typeof orders => Object.hasOwn(orders, name)

/** The page of an industry, a service or a sub-page. */
export const OfferingPage = ({
  offering,
  breadcrumbs,
  subPages,
  caseStudies,
  typical,
  prices,
  quoted,
  data,
}: OfferingPageProps) => {
  const { inquiry } = useCallsToAction()
  const shown = selectProof(offering, caseStudies)
  const about = contactAboutPath(offering.path)
  const { sectionOrder, drawing, delivered, callAgenda } = offering
  const order = orders[sectionOrder && isOrder(sectionOrder) ? sectionOrder : 'problem-first']
  const sections: Partial<Record<string, ReactNode>> = {
    problem: (
      <Points
        title={offering.problem.title}
        points={offering.problem.points}
        surface={order.contrast === 'problem' ? 'contrast' : undefined}
      />
    ),
    deliverables: (
      <Points
        marker="plus"
        title={offering.deliverables.title}
        points={offering.deliverables.items}
      />
    ),
    delivered: delivered && <DeliverableExample {...delivered} />,
    process: (
      <Points
        title={offering.process.title}
        points={offering.process.steps}
        marker="number"
        surface={order.contrast === 'process' ? 'contrast' : undefined}
      />
    ),
    typical,
    technologies: (
      <TechnologyGrid title={labels.technologies} technologies={offering.technologies} />
    ),
    questions: <Faq title={labels.questions} questions={offering.questions} surface="contrast" />,
    proof:
      shown.length > 0 ? (
        <OfferingProof title={offering.title} entries={shown} caseStudies={caseStudies} />
      ) : (
        callAgenda && <CallAgenda points={callAgenda} />
      ),
    quote: quoted && <ClientQuote caseStudy={quoted} />,
  }
  return (
    <>
      <PageHeader
        path={offering.path}
        breadcrumbs={breadcrumbs}
        title={offering.title}
        promise={offering.promise}
        description={offering.description}
        seo={{ parent: breadcrumbs.at(-1)?.title, about: data }}
        estimate="this page"
        actions={prices && <TextLink to={prices}>{labels.seePrices}</TextLink>}
      />
      {drawing && <HeaderDrawing drawing={drawing} />}
      <OfferingLinks title={labels.subPages} offerings={subPages} />
      {order.sections.split(' ').map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
      <OfferingLinks title={labels.related} offerings={offering.related} perRow={4} />
      <Banner {...inquiry} action={{ ...inquiry.action, link: about }} />
      <PrintFooter path={offering.path} />
    </>
  )
}

export const fragment = graphql`
  fragment OfferingCaseStudies on Query {
    caseStudies: allCaseStudy(
      filter: { fields: { taggedPaths: { in: [$path] } }, inProgress: { ne: true } }
      sort: [{ order: ASC }, { title: ASC }]
      limit: 2
    ) {
      totalCount
      nodes {
        ...CaseStudyCard
        ...ClientQuote
      }
    }
  }

  fragment OfferingPage on Offering {
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
      ...Question
    }
    related {
      ...OfferingLink
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
    sectionOrder
    drawing {
      ...Drawing
    }
    delivered {
      ...DeliverableExample
    }
  }

  fragment DeliverableExample on DeliverableExample {
    title
    text
    drawing {
      ...Drawing
    }
  }
`
