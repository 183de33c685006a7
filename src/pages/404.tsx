import type { PageProps } from 'gatsby'
import { Seo } from '../components/seo/Seo'
import { ErrorScreen, useErrorScreenText } from '../features/errors/ErrorScreen'
import { useSite } from '../hooks/useSite'
import { caseStudiesPath } from '../routes/paths'

/**
 * Answers every address without a page. In the browser Gatsby renders it also where Netlify has
 * answered with case-studies/not-found.tsx, so it gives the same reason there.
 */
export default function NotFoundPage({ location }: PageProps) {
  const labels = useErrorScreenText()
  const { pages } = useSite()
  const reason =
    location.pathname.startsWith(caseStudiesPath) && pages.includes(caseStudiesPath)
      ? labels.caseStudyNotFound
      : labels.pageNotFound
  return (
    <>
      <Seo title={reason} description={labels.text} hidden />
      <ErrorScreen reason={reason} />
    </>
  )
}
