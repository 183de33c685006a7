import { graphql, type PageProps } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import { ButtonLink } from '../components/Button'
import { Section } from '../components/grid/Section'
import { ScrollDecoration } from '../components/motion/ScrollDecoration'
import { Seo } from '../components/seo/Seo'
import { organization, website } from '../components/seo/structured-data'
import { ContactSection } from '../features/contact/ContactSection'
import { ClientLogos } from '../features/home/ClientLogos'
import { ClosingGraphic } from '../features/home/ClosingGraphic'
import { HomeApproach } from '../features/home/HomeApproach'
import { HomeHero } from '../features/home/HomeHero'
import { HomeOutcomes } from '../features/home/HomeOutcomes'
import { HomePromises } from '../features/home/HomePromises'
import { HomeServices } from '../features/home/HomeServices'
import { useSite } from '../hooks/useSite'
import { useAddresses } from '../hooks/useAddresses'
import { CaseStudyGrid } from '../sections/CaseStudyCards'
import { ClientQuote } from '../sections/ClientQuote'

type Home = NonNullable<Queries.HomePageQuery['home']>

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const addresses = useAddresses()
  const agency = useSite()
  const { home } = data
  if (!home) return null
  const sections = buildSections(home, data)
  const unknown = home.sections.find((name) => !(name in sections))
  if (unknown) throw new Error(`Add "${unknown}" of data/home.json to buildSections`)
  return (
    <>
      <Seo
        {...home.seo}
        path={addresses.home}
        about={[organization(agency), website(agency, addresses.home)]}
      />
      <ScrollDecoration />
      <HomeHero hero={home.hero} />
      {home.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {data.theme && <ClosingGraphic />}
    </>
  )
}

/** The sections that have content, by their names in data/home.json. */
function buildSections(
  home: Home,
  data: Queries.HomePageQuery,
): Partial<Record<string, ReactNode>> {
  const logos = data.clients?.clients ?? []
  const caseStudies = data.caseStudies.nodes
  return {
    clients: home.clients && logos.length > 0 && (
      <ClientLogos title={home.clients.title} clients={logos} />
    ),
    outcomes: home.outcomes && <HomeOutcomes outcomes={home.outcomes} />,
    promises: home.promises && <HomePromises {...home.promises} />,
    projects: home.projects && caseStudies.length > 0 && (
      <Section
        title={home.projects.title}
        introduction={home.projects.introduction}
        action={
          home.projects.action && (
            <ButtonLink to={home.projects.action.link} variant="outline" icon="arrow-right">
              {home.projects.action.title}
            </ButtonLink>
          )
        }
        large
      >
        <CaseStudyGrid entries={caseStudies.map((caseStudy) => ({ caseStudy }))} />
      </Section>
    ),
    services: home.services && (
      <HomeServices {...home.services} technologies={data.technologies?.technologies ?? []} />
    ),
    approach: home.approach && <HomeApproach {...home.approach} />,
    quote: home.quote && <ClientQuote caseStudy={home.quote} />,
    contact: home.contact && <ContactSection {...home.contact} large short />,
  }
}

export const query = graphql`
  query HomePage($language: String!) {
    home(language: { eq: $language }) {
      ...Home
      hero {
        ...Hero
      }
      outcomes {
        ...Outcomes
      }
      services {
        ...HomeServiceCells
      }
      quote {
        ...ClientQuote
      }
    }
    clients {
      clients {
        ...ClientsClients
      }
    }
    technologies {
      technologies {
        ...TechnologiesTechnologies
      }
    }
    caseStudies: allCaseStudy(
      filter: { language: { eq: $language } }
      sort: [{ order: ASC }, { title: ASC }]
      limit: 2
    ) {
      nodes {
        ...CaseStudyCard
      }
    }
    theme: sitePlugin(name: { eq: "theme" }) {
      id
    }
  }
`
