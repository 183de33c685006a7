import { NotFoundPage } from '../features/errors/ErrorScreen'

/** The page for unknown addresses under the case studies (plugins/content/site/redirects.ts). */
export default function CaseStudyNotFound() {
  return <NotFoundPage reason="caseStudyNotFound" />
}
