import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { ScrollDecoration } from '../components/motion/ScrollDecoration'
import { Section } from '../components/grid/Section'
import { Seo } from '../components/seo/Seo'
import { organization, website } from '../components/seo/structured-data'
import { useSite } from '../hooks/useSite'
import { homePath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { CaseStudyGrid } from '../sections/case-study-cards/CaseStudyGrid'
import { ClientLogos } from '../features/home/ClientLogos'
import { ClosingGraphic } from '../features/home/ClosingGraphic'
import { ClientQuote } from '../sections/ClientQuote'
import { ContactSection } from '../features/contact/ContactSection'
import { HomeApproach } from '../features/home/HomeApproach'
import { HomeHero } from '../features/home/HomeHero'
import { HomeOutcomes } from '../features/home/HomeOutcomes'
import { HomePromises } from '../features/home/HomePromises'
import { HomeServices } from '../features/home/HomeServices'
import { TechnologyRow } from '../sections/TechnologyRow'

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const agency = useSite()
  const { home } = data
  if (!home) return null
  return (
    <>
      <Seo {...home.seo} path={homePath} about={[organization(agency), website(agency)]} />
      <ScrollDecoration />
      <HomeHero hero={home.hero} />
      <ClientLogos title={home.clients.title} clients={data.clients?.clients ?? []} />
      {home.outcomes && <HomeOutcomes outcomes={home.outcomes} />}
      <HomePromises promises={home.promises} />
      <Section
        title={home.projects.title}
        introduction={home.projects.introduction}
        action={
          <ButtonLink to={home.projects.action.link} variant="outline" icon="arrow-right">
            {home.projects.action.title}
          </ButtonLink>
        }
        large
      >
        <CaseStudyGrid
          entries={data.caseStudies.nodes.map((caseStudy) => ({ caseStudy }))}
          showNoSource
          oneOnPhones
        />
      </Section>
      <HomeServices services={home.services} />
      <TechnologyRow
        title={home.services.technologiesTitle}
        technologies={data.technologies?.technologies ?? []}
      />
      <Banner {...home.services.banner} />
      <HomeApproach approach={home.approach} />
      {home.quote && <ClientQuote caseStudy={home.quote} />}
      <ContactSection {...home.contact} large short />
      <ClosingGraphic />
    </>
  )
}

export const query = graphql`
  query HomePage {
    home {
      seo {
        title
        description
      }
      hero {
        ...HomeHero
      }
      clients {
        title
      }
      outcomes {
        ...HomeOutcomes
      }
      promises {
        ...HomePromises
      }
      projects {
        title
        introduction
        action {
          title
          link
        }
      }
      services {
        ...HomeServices
      }
      approach {
        ...HomeApproach
      }
      quote {
        ...ClientQuote
      }
      contact {
        comment
        title
        introduction
      }
    }
    clients {
      clients {
        name
        url
        urlHover
      }
    }
    technologies {
      technologies {
        name
        icon
        featured
      }
    }
    caseStudies: allCaseStudy(sort: [{ order: ASC }, { title: ASC }], limit: 2) {
      nodes {
        ...CaseStudyCard
      }
    }
  }
`
