import { graphql, type PageProps } from 'gatsby'
import { contactFormId } from '../content/addresses'
import { useAddresses } from '../hooks/useAddresses'
import { Banner } from '../sections/Banner'
import { ContactSection } from '../features/contact/ContactSection'
import { ContactChoices } from '../features/contact/ContactChoices'
import { Page } from '../sections/page/Page'
import { Points } from '../sections/Points'

export default function ContactPage({ data: { contact } }: PageProps<Queries.ContactPageQuery>) {
  const addresses = useAddresses()
  if (!contact) return null
  return (
    <Page
      path={addresses.contact}
      title={contact.title}
      promise={contact.promise}
      description={contact.introduction}
      seo={contact.seo}
    >
      <ContactChoices {...contact.choices} />
      <ContactSection {...contact.form} id={contactFormId} />
      <Points
        title={contact.next.title}
        points={contact.next.points}
        marker="number"
        surface="contrast"
      />
      {contact.call && <Banner {...contact.call} />}
    </Page>
  )
}

export const query = graphql`
  query ContactPage($language: String!) {
    contact(language: { eq: $language }) {
      seo {
        ...Seo
      }
      title
      promise
      introduction
      choices {
        ...ContactChoices
      }
      form {
        title
        introduction
      }
      next {
        ...TitledPoints
      }
      call {
        ...CallToAction
      }
    }
  }
`
