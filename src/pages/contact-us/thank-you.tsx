import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../../components/Button'
import { Seo } from '../../components/seo/Seo'
import { homePath } from '../../../plugins/content'
import { thankYouPath } from '../../content/addresses'
import { StatusScreen } from '../../sections/StatusScreen'

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const labels = data.contact?.form.sent
  if (!labels) return null
  return (
    <>
      <Seo title={labels.title} description={labels.text} path={thankYouPath} hidden />
      <StatusScreen title={labels.title} text={labels.text} symbol="{;}">
        <ButtonLink to={homePath} icon="arrow-right">
          {labels.home}
        </ButtonLink>
      </StatusScreen>
    </>
  )
}

export const query = graphql`
  query ThankYouPage {
    contact {
      form {
        sent {
          title
          text
          home
        }
      }
    }
  }
`
