import { graphql, navigate, useStaticQuery } from 'gatsby'
import { Button, ButtonLink } from '../../components/Button'
import { Icon } from '../../components/icon/Icon'
import { useInLanguage } from '../../hooks/useInLanguage'
import { useClientValue } from '../../hooks/useClientValue'
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

/** The error and not-found screen with a button that goes back and a link to the home page. */
export const ErrorScreen = ({ reason }: { reason: string }) => {
  const addresses = useAddresses()
  const labels = useErrorScreenText()
  const canGoBack = useClientValue(() => window.history.length > 1, false)
  return (
    <StatusScreen title={labels.title} text={labels.text} reason={reason} symbol="{?}">
      <ButtonLink to={addresses.home} icon="house">
        {labels.goHome}
      </ButtonLink>
      <Button variant="outline" data-needs-script hidden={!canGoBack} onClick={() => navigate(-1)}>
        <Icon name="arrow-left" />
        {labels.goBack}
      </Button>
    </StatusScreen>
  )
}
