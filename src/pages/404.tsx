import { Seo } from '../components/seo/Seo'
import { ErrorScreen, useErrorScreenText } from '../features/errors/ErrorScreen'

export default function NotFoundPage() {
  const labels = useErrorScreenText()
  return (
    <>
      <Seo title={labels.pageNotFound} description={labels.text} hidden />
      <ErrorScreen reason={labels.pageNotFound} />
    </>
  )
}
