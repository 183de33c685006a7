import { graphql, type PageProps } from 'gatsby'
import { bookingPath, contactPath } from '../../../plugins/content'
import { PageHeader } from '../../sections/page-header/PageHeader'
import { PrintFooter } from '../../sections/PrintFooter'
import { ContactPerson } from '../../sections/contact-details/ContactPerson'
import { SchedulingEmbed } from '../../sections/booking/SchedulingEmbed'

export default function BookingPage({ data }: PageProps<Queries.BookingPageQuery>) {
  const { scheduling, contact } = data
  if (!scheduling || !contact) return null
  return (
    <>
      <PageHeader
        path={bookingPath}
        breadcrumbs={[{ title: contact.title, path: contactPath }]}
        title={scheduling.title}
        description={scheduling.introduction}
        seo={scheduling.seo}
      >
        <ContactPerson purpose="call" />
      </PageHeader>
      <SchedulingEmbed />
      <PrintFooter path={bookingPath} />
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
