import { graphql, type PageProps } from 'gatsby'
import { Seo } from '../../components/seo/Seo'
import { useSite } from '../../hooks/useSite'
import { contactFormId, contactPath, homePath } from '../../routes/paths'
import { Banner } from '../../sections/Banner'
import { ContactSection } from '../../features/contact/ContactSection'
import { ContactChoices } from '../../features/contact/ContactChoices'
import { PageHeader } from '../../sections/PageHeader'
import { PointCells } from '../../sections/PointCells'

export default function ContactPage({ data: { contact } }: PageProps<Queries.ContactPageQuery>) {
  const { name } = useSite()
  if (!contact) return null
  return (
    <>
      <Seo {...contact.seo} path={contactPath} name={contact.title} />
      <PageHeader
        breadcrumbs={[{ title: name, path: homePath }]}
        current={contact.title}
        name={contact.title}
        title={contact.promise}
        description={contact.introduction}
      />
      <ContactChoices {...contact.choices} />
      <ContactSection {...contact.form} id={contactFormId} />
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
