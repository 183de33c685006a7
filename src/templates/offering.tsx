import { graphql, type PageProps } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import { fillText } from '../../plugins/content'
import { useLabels } from '../hooks/useLabels'
import { Section } from '../components/grid/Section'
import { TextLink } from '../components/link/TextLink'
import { service } from '../components/seo/structured-data'
import { useCallsToAction, withClosing, withLink } from '../hooks/useCallsToAction'
import { useSite } from '../hooks/useSite'
import { typicalPriceId } from '../content/addresses'
import { useAddresses } from '../hooks/useAddresses'
import { Banner } from '../sections/Banner'
import { CaseStudyGrid } from '../sections/CaseStudyCards'
import { ClientQuote } from '../sections/ClientQuote'
import { Faq } from '../sections/Faq'
import { OfferingLinks } from '../sections/OfferingLinks'
import { headerLayout, HeaderIllustration } from '../sections/page/HeaderIllustration'
import { Page } from '../sections/page/Page'
import { Points } from '../sections/Points'
import { TechnologyGrid } from '../sections/Technologies'
import { ArticleLinks } from '../features/articles/ArticleLinks'
import { filterQuery } from '../features/case-studies/filter'
import { CallAgenda } from '../features/offerings/CallAgenda'
import { DeliverableExample } from '../features/offerings/DeliverableExample'
import { TypicalPrice } from '../features/offerings/TypicalPrice'

type Data = Queries.OfferingPageQuery

/** What differs between the pages of industries and those of services. */
const types = {
  Industry: { list: 'industries', filter: 'industry' },
  Service: { list: 'services', filter: 'service' },
} as const

/** Two case studies: first those that the page cites as proof, then those tagged with the page. */
function selectProof({ offering, caseStudies }: Data) {
  const cited = offering?.proof ?? []
  const paths = new Set(cited.map(({ caseStudy }) => caseStudy.path))
  const tagged = caseStudies.nodes.filter(({ path }) => !paths.has(path))
  return [...cited, ...tagged.map((caseStudy) => ({ caseStudy }))].slice(0, 2)
}

type SectionName =
  | 'problem'
  | 'deliverables'
  | 'delivered'
  | 'process'
  | 'typical'
  | 'technologies'
  | 'questions'
  | 'proof'
  | 'quote'

/**
 * The possible orders of the sections; `sectionOrder` selects one. In addition to the delivered
 * drawing and the questions, one section has a light background, so that at most 1,500 px of a page
 * are dark without interruption.
 */
const orders = {
  'problem-first': {
    sections: [
      'problem',
      'deliverables',
      'delivered',
      'process',
      'typical',
      'technologies',
      'questions',
      'proof',
      'quote',
    ],
    contrast: 'problem',
  },
  'proof-first': {
    sections: [
      'proof',
      'quote',
      'problem',
      'delivered',
      'deliverables',
      'process',
      'typical',
      'technologies',
      'questions',
    ],
    contrast: 'process',
  },
  'delivery-first': {
    sections: [
      'delivered',
      'deliverables',
      'problem',
      'process',
      'typical',
      'technologies',
      'proof',
      'quote',
      'questions',
    ],
    contrast: 'problem',
  },
} as const satisfies Record<string, { sections: readonly SectionName[]; contrast: SectionName }>

const isOrder = (name: string): name is keyof typeof orders => Object.hasOwn(orders, name)

/** The page of an industry, a service or a sub-page. */
export default function OfferingPage({ data }: PageProps<Data>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const { inquiry } = useCallsToAction()
  const agency = useSite()
  const { offering, caseStudies, siteSettings, articles } = data
  if (!offering) return null
  const { path, title, parentPage, sectionOrder, delivered, callAgenda } = offering
  const { list, filter } = types[offering.__typename]
  const overview = { title: labels[list], path: addresses[list] }
  const typical = 'typical' in offering ? offering.typical : null
  const inAnswers = offering.questions.map(({ priceOf }) => priceOf)
  const priced = [parentPage, ...inAnswers].find(
    (candidate) => candidate && 'typical' in candidate && candidate.typical,
  )
  const estimate = priced && addresses.estimateOf(priced.path, agency.pages)
  const prices = typical
    ? { to: `${path}#${typicalPriceId}`, label: labels.seePrices }
    : estimate && { to: estimate, label: labels.seeRange }
  const proof = selectProof(data)
  const layout = headerLayout(offering)
  const pictureNote = data[list]?.pictureNote
  const isService = filter === 'service'
  const quoted = isService && caseStudies.nodes.find(({ quote }) => quote)
  const order = orders[sectionOrder && isOrder(sectionOrder) ? sectionOrder : 'problem-first']
  const sections: Record<SectionName, ReactNode> = {
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
    delivered: delivered && (
      <DeliverableExample {...delivered} note={layout ? null : pictureNote} />
    ),
    process: (
      <Points
        title={offering.process.title}
        points={offering.process.steps}
        marker="number"
        surface={order.contrast === 'process' ? 'contrast' : undefined}
      />
    ),
    typical: typical && (
      <TypicalPrice service={path} typical={typical} dayRate={siteSettings?.dayRate} />
    ),
    technologies: (
      <TechnologyGrid title={labels.technologies} technologies={offering.technologies} />
    ),
    questions: <Faq title={labels.questions} questions={offering.questions} surface="contrast" />,
    proof:
      proof.length > 0 ? (
        <Section
          title={offering.proofTitle ?? labels.proof}
          action={
            caseStudies.totalCount > proof.length && (
              <TextLink to={addresses.caseStudies + filterQuery({ [filter]: title })}>
                {fillText(labels.labelled, { label: labels.allCaseStudies, text: title })}
              </TextLink>
            )
          }
        >
          <CaseStudyGrid entries={proof} oneOnPhones withEffort />
        </Section>
      ) : (
        callAgenda && <CallAgenda points={callAgenda} />
      ),
    quote: quoted && <ClientQuote caseStudy={quoted} />,
  }
  return (
    <Page
      path={path}
      breadcrumbs={parentPage ? [overview, parentPage] : [overview]}
      title={title}
      promise={offering.promise}
      description={offering.description}
      seo={{
        parent: (parentPage ?? overview).title,
        about: isService ? [service(agency, offering, typical)] : [],
      }}
      callToAction="this page"
      layout={layout}
      illustration={<HeaderIllustration {...offering} note={pictureNote} />}
      actions={prices && <TextLink to={prices.to}>{prices.label}</TextLink>}
      printFooter
    >
      <OfferingLinks title={labels.subPages} offerings={offering.subPages} />
      {order.sections.map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
      <ArticleLinks articles={articles.nodes} />
      <OfferingLinks title={labels.related} offerings={offering.related} perRow={4} />
      <Banner {...withLink(withClosing(inquiry, offering.closing), addresses.contactAbout(path))} />
    </Page>
  )
}

export const query = graphql`
  query OfferingPage($id: String!, $path: String!, $language: String!) {
    offering(id: { eq: $id }) {
      __typename
      ...Offering
      picture {
        ...IllustrationPicture
      }
      delivered {
        ...DeliverableExample
        picture {
          ...IllustrationPicture
        }
      }
      questions {
        ...FaqQuestion
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
      ... on Industry {
        parentPage {
          title
          path
        }
        subPages {
          ...OfferingLink
        }
      }
      ... on Service {
        typical {
          ...TypicalRelease
        }
        parentPage {
          title
          path
          typical {
            smallest {
              price
            }
          }
        }
        subPages {
          ...OfferingLink
        }
      }
    }
    industries: overview(file: { eq: "industries.json" }, language: { eq: $language }) {
      pictureNote
    }
    services: overview(file: { eq: "services.json" }, language: { eq: $language }) {
      pictureNote
    }
    siteSettings(language: { eq: $language }) {
      dayRate
    }
    caseStudies: allCaseStudy(
      filter: {
        language: { eq: $language }
        fields: { taggedPaths: { in: [$path] } }
        inProgress: { ne: true }
      }
      sort: [{ order: ASC }, { title: ASC }]
      limit: 2
    ) {
      totalCount
      nodes {
        ...CaseStudyCard
        ...ClientQuote
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
