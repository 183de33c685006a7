import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../../components/Button'
import { Seo } from '../../components/seo/Seo'
import { homePath, thankYouPath } from '../../routes/paths'
import { StatusScreen } from '../../sections/StatusScreen'

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const words = data.contact?.form.sent
  if (!words) return null
  return (
    <>
      <Seo title={words.title} description={words.text} path={thankYouPath} hidden />
      <StatusScreen title={words.title} text={words.text} mark="{;}">
        <ButtonLink to={homePath} icon="arrow-right">
          {words.home}
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
