import { graphql, type PageProps } from 'gatsby'
import { Seo } from '../../components/Seo'
import { useAgency } from '../../layout/useAgency'
import { contactFormId, contactPath, homePath } from '../../routes/paths'
import { Banner } from '../../sections/Banner'
import { ContactBand } from '../../sections/contact/ContactBand'
import { ContactChoices } from '../../sections/contact/ContactChoices'
import { PageHeader } from '../../sections/PageHeader'
import { PointCells } from '../../sections/PointCells'

export default function ContactPage({ data: { contact } }: PageProps<Queries.ContactPageQuery>) {
  const { name } = useAgency()
  if (!contact) return null
  return (
    <>
      <Seo {...contact.seo} path={contactPath} name={contact.title} />
      <PageHeader
        trail={[{ title: name, path: homePath }]}
        current={contact.title}
        name={contact.title}
        title={contact.promise}
        description={contact.introduction}
      />
      <ContactChoices {...contact.choices} />
      <ContactBand {...contact.form} id={contactFormId} />
      <PointCells title={contact.next.title} points={contact.next.points} kind="numbered" />
      <Banner {...contact.call} />
    </>
  )
}

export const query = graphql`
  query ContactPage {
    contact {
      seo {
        title
        description
      }
      title
      promise
      introduction
      choices {
        write {
          title
          description
        }
        call {
          title
          description
        }
      }
      form {
        title
        introduction
      }
      next {
        title
        points {
          title
          description
        }
      }
      call {
        ...CallToAction
      }
    }
  }
`
