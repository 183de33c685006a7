import { useLocale } from '../../hooks/useLocale'
import { receiver } from './receiver-setting'

/**
 * The language that a message says the visitor reads; undefined on a site in one language, and for an
 * email, which would show it to the visitor.
 */
export function useMessageLanguage(): string | undefined {
  const { language, translations } = useLocale()
  return translations.length > 0 && receiver?.type !== 'mailto' ? language : undefined
}
