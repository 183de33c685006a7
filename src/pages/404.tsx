import { Seo } from '../components/Seo'
import { LostInCode, useLostInCode } from '../sections/LostInCode'

export default function NotFoundPage() {
  const words = useLostInCode()
  return (
    <>
      <Seo title={words.pageNotFound} description={words.text} hidden />
      <LostInCode reason={words.pageNotFound} />
    </>
  )
}
