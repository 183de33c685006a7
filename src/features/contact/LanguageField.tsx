import { useLocale } from '../../hooks/useLocale'
import { receiver } from './receiver-setting'

/** Says in a message which language the visitor reads, on a site with several. */
export const LanguageField = () => {
  const { language, translations } = useLocale()
  // An email shows all fields to the visitor.
  if (translations.length === 0 || receiver?.type === 'mailto') return null
  return <input type="hidden" name="language" value={language} />
}
