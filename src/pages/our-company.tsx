import { graphql, type PageProps } from 'gatsby'
import { Section } from '../components/grid/Section'
import { organization } from '../components/seo/structured-data'
import { useSite } from '../hooks/useSite'
import { companyPath } from '../routes/paths'
import { useUiText } from '../hooks/useUiText'
import { Banner } from '../sections/Banner'
import { Figures } from '../sections/Figures'
import { OfficeLocation } from '../features/company/OfficeLocation'
import { PageHeader } from '../sections/PageHeader'
import { Paragraphs } from '../sections/Paragraphs'
import { PointCells } from '../sections/PointCells'
import { PointSection } from '../sections/PointSection'
import { TechnologyRow } from '../sections/TechnologyRow'
import { useCallsToAction } from '../hooks/useCallsToAction'

export default function CompanyPage({ data }: PageProps<Queries.CompanyPageQuery>) {
  const agency = useSite()
  const { booking } = useCallsToAction()
  const labels = useUiText()
  const { company, technologies } = data
  if (!company) return null
  return (
    <>
      <PageHeader
        path={companyPath}
        title={company.title}
        promise={company.promise}
        description={company.introduction}
        seo={{ ...company.seo, about: [organization(agency)] }}
        estimate="any"
      />
      <Paragraphs title={company.story.title} paragraphs={company.story.paragraphs} />
      <PointSection title={company.collaboration.title} points={company.collaboration.points} />
      <PointCells title={company.values.title} points={company.values.points} />
      <Section title={company.figures.title}>
        <Figures figures={company.figures.items} />
      </Section>
      <TechnologyRow
        title={company.technologiesTitle}
        technologies={technologies?.technologies ?? []}
      />
      <OfficeLocation {...company.location} />
      <Banner {...booking} action={{ ...booking.action, title: labels.bookCall }} />
    </>
  )
}

export const query = graphql`
  query CompanyPage {
    company {
      seo {
        title
        description
      }
      title
      promise
      introduction
      story {
        title
        paragraphs
      }
      collaboration {
        title
        points {
          title
          description
        }
      }
      values {
        title
        points {
          title
          description
        }
      }
      figures {
        title
        items {
          value
          unit
          label
        }
      }
      technologiesTitle
      location {
        title
        text
      }
    }
    technologies {
      technologies {
        name
        icon
        featured
      }
    }
  }
`
