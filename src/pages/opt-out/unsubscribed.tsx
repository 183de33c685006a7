import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../../components/Button'
import { Seo } from '../../components/seo/Seo'
import { homePath, unsubscribedPath } from '../../routes/paths'
import { StatusScreen } from '../../sections/StatusScreen'

export default function UnsubscribedPage({ data }: PageProps<Queries.UnsubscribedPageQuery>) {
  const words = data.statusPages?.unsubscribed
  if (!words) return null
  return (
    <main>
      <Seo title={words.title} description={words.text} path={unsubscribedPath} hidden />
      <StatusScreen title={words.title} text={words.text} mark="{;}" alone>
        <ButtonLink to={homePath} replace icon="arrow-right">
          {words.visit}
          {data.agency?.name}
        </ButtonLink>
      </StatusScreen>
    </main>
  )
}

export const query = graphql`
  query UnsubscribedPage {
    agency {
      name
    }
    statusPages {
      unsubscribed {
        title
        text
        visit
      }
    }
  }
`
