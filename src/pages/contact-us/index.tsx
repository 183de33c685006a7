import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../../components/Button'
import { Seo } from '../../components/Seo'
import { useAgency } from '../../layout/useAgency'
import { contactPath, homePath } from '../../routes/paths'
import { Banner } from '../../sections/Banner'
import { ContactBand } from '../../sections/contact/ContactBand'
import { PageHeader } from '../../sections/PageHeader'
import { PointCells } from '../../sections/PointCells'

export default function ContactPage({ data: { contact } }: PageProps<Queries.ContactPageQuery>) {
  const { name } = useAgency()
  if (!contact) return null
  const { call } = contact
  return (
    <>
      <Seo {...contact.seo} path={contactPath} name={contact.title} />
      <PageHeader
        trail={[{ title: name, path: homePath }]}
        current={contact.title}
        name={contact.title}
        title={contact.promise}
        description={contact.introduction}
        action={
          <ButtonLink to={call.action.link} variant="outline" icon="calendar">
            {call.action.title}
          </ButtonLink>
        }
      />
      <ContactBand {...contact.form} />
      <PointCells title={contact.next.title} points={contact.next.points} kind="numbered" />
      <Banner {...call} />
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
