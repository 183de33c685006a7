import { graphql, type PageProps } from 'gatsby'
import { fillText } from '../../plugins/content'
import { ButtonLink } from '../components/Button'
import { Seo } from '../components/seo/Seo'
import { useSite } from '../hooks/useSite'
import { useAddresses } from '../hooks/useAddresses'
import { StatusScreen } from '../sections/StatusScreen'

export default function UnsubscribedPage({ data }: PageProps<Queries.UnsubscribedPageQuery>) {
  const addresses = useAddresses()
  const { name } = useSite()
  const labels = data.statusPages?.unsubscribed
  if (!labels) return null
  return (
    <main>
      <Seo title={labels.title} description={labels.text} path={addresses.unsubscribed} hidden />
      <StatusScreen title={labels.title} text={labels.text} standalone>
        <ButtonLink to={addresses.home} replace icon="arrow-right">
          {fillText(labels.visit, { name })}
        </ButtonLink>
      </StatusScreen>
    </main>
  )
}

export const query = graphql`
  query UnsubscribedPage($language: String!) {
    statusPages(language: { eq: $language }) {
      unsubscribed {
        ...StatusPagesUnsubscribed
      }
    }
  }
`
