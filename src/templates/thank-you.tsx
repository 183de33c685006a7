import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { Seo } from '../components/seo/Seo'
import { useAddresses } from '../hooks/useAddresses'
import { StatusScreen } from '../sections/StatusScreen'

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const addresses = useAddresses()
  const labels = data.contact?.form.sent
  if (!labels) return null
  return (
    <>
      <Seo title={labels.title} description={labels.text} path={addresses.thankYou} hidden />
      <StatusScreen title={labels.title} text={labels.text}>
        <ButtonLink to={addresses.home} icon="arrow-right">
          {labels.home}
        </ButtonLink>
      </StatusScreen>
    </>
  )
}

export const query = graphql`
  query ThankYouPage($language: String!) {
    contact(language: { eq: $language }) {
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
