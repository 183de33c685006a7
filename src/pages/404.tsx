import type { PageProps } from 'gatsby'
import { Seo } from '../components/seo/Seo'
import { ErrorScreen, useErrorScreenText } from '../features/errors/ErrorScreen'
import { useSite } from '../hooks/useSite'
import { encodePath } from '../../plugins/content'
import { useAddresses } from '../hooks/useAddresses'

/**
 * The page for addresses that do not exist. In the browser, Gatsby also renders it for addresses
 * that Netlify answers with case-studies/not-found.tsx, so it shows the same reason for those.
 */
export default function NotFoundPage({ location }: PageProps) {
  const addresses = useAddresses()
  const labels = useErrorScreenText()
  const { pages } = useSite()
  const reason =
    encodePath(location.pathname).startsWith(encodePath(addresses.caseStudies)) &&
    pages.includes(addresses.caseStudies)
      ? labels.caseStudyNotFound
      : labels.pageNotFound
  return (
    <>
      <Seo title={reason} description={labels.text} hidden />
      <ErrorScreen reason={reason} />
    </>
  )
}
