import { graphql, type PageProps } from 'gatsby'
import { Seo } from '../../components/seo/Seo'
import { bookingPath, contactPath } from '../../routes/paths'
import { PageHeader } from '../../sections/PageHeader'
import { PrintFooter } from '../../features/case-studies/PrintFooter'
import { SchedulingEmbed } from '../../sections/booking/SchedulingEmbed'

export default function BookingPage({ data }: PageProps<Queries.BookingPageQuery>) {
  const { scheduling, contact } = data
  if (!scheduling || !contact) return null
  const breadcrumbs = [{ title: contact.title, path: contactPath }]
  return (
    <>
      <Seo
        {...scheduling.seo}
        path={bookingPath}
        breadcrumbs={breadcrumbs}
        name={scheduling.title}
      />
      <PageHeader
        breadcrumbs={breadcrumbs}
        current={scheduling.title}
        title={scheduling.title}
        description={scheduling.introduction}
      />
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
