import styled from 'styled-components'
import { fillText } from '../../plugins/content'
import { Link } from '../components/link/Link'
import { useLabels } from '../hooks/useLabels'
import { useLocale } from '../hooks/useLocale'
import { useTranslations } from '../hooks/useTranslations'

/** Its letters need not be those of the page's typeface. */
const LanguageLink = styled(Link)`
  font-family: system-ui, sans-serif;
`

/**
 * The links of the page to the other languages of the site, as entries of a list. A link to the same
 * page keeps the query and the fragment of the address (src/browser/links.ts).
 */
export const LanguageLinks = () => {
  const labels = useLabels()
  const { queryTranslations = {} } = useLocale()
  return useTranslations().map(({ language, name, path, instead }) => (
    <li key={language}>
      <LanguageLink
        to={path}
        lang={language}
        hrefLang={language}
        data-keep-query={instead ? undefined : JSON.stringify(queryTranslations[language] ?? {})}
        title={instead && fillText(labels.notTranslated, { language: name, page: instead })}
      >
        {name}
      </LanguageLink>
    </li>
  ))
}
