import { Seo } from '../components/seo/Seo'
import { ErrorScreen, useErrorScreenText } from '../features/errors/ErrorScreen'

export default function NotFoundPage() {
  const words = useErrorScreenText()
  return (
    <>
      <Seo title={words.pageNotFound} description={words.text} hidden />
      <ErrorScreen reason={words.pageNotFound} />
    </>
  )
}
