import { graphql, type PageProps } from 'gatsby'
import { useAddresses } from '../hooks/useAddresses'
import { Page } from '../sections/page/Page'
import { ContactPerson } from '../sections/ContactDetails'
import { SchedulingEmbed } from '../sections/booking/SchedulingEmbed'

export default function BookingPage({ data }: PageProps<Queries.BookingPageQuery>) {
  const addresses = useAddresses()
  const { scheduling, contact } = data
  if (!scheduling || !contact) return null
  return (
    <Page
      path={addresses.booking}
      breadcrumbs={[{ title: contact.title, path: addresses.contact }]}
      title={scheduling.title}
      description={scheduling.introduction}
      seo={scheduling.seo}
      details={<ContactPerson purpose="call" />}
      printFooter
    >
      <SchedulingEmbed />
    </Page>
  )
}

export const query = graphql`
  query BookingPage($language: String!) {
    contact(language: { eq: $language }) {
      title
    }
    scheduling(language: { eq: $language }) {
      seo {
        ...Seo
      }
      title
      introduction
    }
  }
`
