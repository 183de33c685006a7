import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { Section } from '../components/grid/Section'
import { organization, people } from '../components/seo/structured-data'
import { Milestones } from '../features/company/Milestones'
import { OfficeLocation } from '../features/company/OfficeLocation'
import { People } from '../features/company/People'
import { TermsLinks } from '../features/legal/TermsLinks'
import { useCallsToAction, withButtonText } from '../hooks/useCallsToAction'
import { useSite } from '../hooks/useSite'
import { useAddresses } from '../hooks/useAddresses'
import { Banner } from '../sections/Banner'
import { Figures } from '../sections/Figures'
import { Page } from '../sections/page/Page'
import { Paragraphs } from '../sections/Paragraphs'
import { Points } from '../sections/Points'
import { TechnologyRow } from '../sections/Technologies'

export default function CompanyPage({ data }: PageProps<Queries.CompanyPageQuery>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const agency = useSite()
  const { booking, inquiry } = useCallsToAction()
  const { company, technologies } = data
  const everyone = data.people.nodes
  if (!company) return null
  return (
    <Page
      path={addresses.company}
      title={company.title}
      promise={company.promise}
      description={company.introduction}
      seo={{ ...company.seo, about: [organization(agency), ...people(agency, everyone)] }}
      callToAction="any"
    >
      <Paragraphs title={company.story.title} paragraphs={company.story.paragraphs} />
      {company.people && everyone.length > 0 && <People {...company.people} people={everyone} />}
      <Points
        title={company.collaboration.title}
        points={company.collaboration.points}
        surface="contrast"
      />
      <Points marker="plus" title={company.values.title} points={company.values.points} />
      <Section title={company.figures.title}>
        <Figures figures={company.figures.items} />
      </Section>
      {company.releases && <Milestones {...company.releases} />}
      <TechnologyRow
        title={company.technologiesTitle}
        technologies={technologies?.technologies ?? []}
      />
      <TermsLinks />
      <OfficeLocation {...company.location} />
      <Banner {...(booking ? withButtonText(booking, labels.bookCall) : inquiry)} />
    </Page>
  )
}

export const query = graphql`
  query CompanyPage($language: String!) {
    company(language: { eq: $language }) {
      ...Company
    }
    people: allPerson(
      filter: { language: { eq: $language } }
      sort: [{ order: ASC }, { name: ASC }]
    ) {
      nodes {
        ...PersonCard
      }
    }
    technologies {
      technologies {
        ...TechnologiesTechnologies
      }
    }
  }
`
