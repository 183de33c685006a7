import { usePageLanguage } from '../../hooks/usePageLanguage'
import { useTranslations } from '../../hooks/useTranslations'
import { receiver } from './receiver-setting'

/** Says in a message which language the visitor reads, on a site with several. */
export const LanguageField = () => {
  const language = usePageLanguage()
  const hasOthers = useTranslations().length > 0
  // An email shows all fields to the visitor.
  if (!hasOthers || receiver?.type === 'mailto') return null
  return <input type="hidden" name="language" value={language} />
}
