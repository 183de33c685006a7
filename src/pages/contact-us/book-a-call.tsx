import { graphql, type PageProps } from 'gatsby'
import { Seo } from '../../components/Seo'
import { contactPath } from '../../routes/paths'
import { PageHeader } from '../../sections/PageHeader'
import { SchedulingEmbed } from '../../sections/scheduling/SchedulingEmbed'

export default function BookingPage({ data }: PageProps<Queries.BookingPageQuery>) {
  const { scheduling, contact } = data
  if (!scheduling || !contact) return null
  return (
    <>
      <Seo {...scheduling.seo} />
      <PageHeader
        trail={[{ title: contact.title, path: contactPath }]}
        current={scheduling.title}
        title={scheduling.title}
        description={scheduling.introduction}
      />
      <SchedulingEmbed />
    </>
  )
}

export const query = graphql`
  query BookingPage {
    contact {
      title
    }
    scheduling {
      seo {
        title
        description
      }
      title
      introduction
    }
  }
`
