import { navigate, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { Seo } from '../components/seo/Seo'
import { caseStudyPath } from '../routes/case-study-path'
import { ErrorScreen, useErrorScreenText } from '../features/errors/ErrorScreen'

/** The page of every unknown URL under the case studies. A title instead of a slug redirects to its page. */
export default function CaseStudyNotFoundPage({ params, location }: PageProps) {
  const labels = useErrorScreenText()
  const title = params['*']?.replace(/\/$/, '')
  useEffect(() => {
    if (!title) return
    const canonical = caseStudyPath(decodeTitle(title))
    const here = location.pathname.replace(/\/?$/, '/')
    if (!here.endsWith(canonical)) navigate(canonical, { replace: true })
  }, [title, location.pathname])
  return (
    <>
      <Seo title={labels.caseStudyNotFound} description={labels.text} hidden />
      <ErrorScreen reason={labels.caseStudyNotFound} />
    </>
  )
}

/** Decodes a title; returns it unchanged if its encoding is invalid. */
function decodeTitle(title: string): string {
  try {
    return decodeURIComponent(title)
  } catch {
    return title
  }
}
