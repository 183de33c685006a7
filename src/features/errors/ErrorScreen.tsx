import { graphql, useStaticQuery } from 'gatsby'
import { Button, ButtonLink } from '../../components/Button'
import { Icon } from '../../components/icon/Icon'
import { Seo } from '../../components/seo/Seo'
import { useInLanguage } from '../../hooks/useInLanguage'
import { useAddresses } from '../../hooks/useAddresses'
import { StatusScreen } from '../../sections/StatusScreen'

/** The text of the screen, from data/status-pages.json. */
export const useErrorScreenText = () => {
  const { allStatusPages } = useStaticQuery<Queries.ErrorScreenQuery>(graphql`
    query ErrorScreen {
      allStatusPages {
        nodes {
          language
          errorScreen {
            ...StatusPagesErrorScreen
          }
        }
      }
    }
  `)
  const [statusPages] = useInLanguage(allStatusPages.nodes)
  if (!statusPages) throw new Error('data/status-pages.json is missing')
  return statusPages.errorScreen
}

/**
 * The error and not-found screen with a link to the home page and a button that goes back, if there is
 * a page to go back to (src/browser/links.ts).
 */
export const ErrorScreen = ({ reason }: { reason: string }) => {
  const addresses = useAddresses()
  const labels = useErrorScreenText()
  return (
    <StatusScreen title={labels.title} text={labels.text} reason={reason} symbol="{?}">
      <ButtonLink to={addresses.home} icon="house">
        {labels.goHome}
      </ButtonLink>
      <Button variant="outline" data-needs-script data-go-back="" hidden>
        <Icon name="arrow-left" />
        {labels.goBack}
      </Button>
    </StatusScreen>
  )
}

/** The page for addresses that do not exist. */
export const NotFoundPage = ({ reason }: { reason: 'pageNotFound' | 'caseStudyNotFound' }) => {
  const labels = useErrorScreenText()
  return (
    <>
      <Seo title={labels[reason]} description={labels.text} hidden />
      <ErrorScreen reason={labels[reason]} />
    </>
  )
}
