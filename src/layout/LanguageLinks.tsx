import { fillText } from '../../plugins/content'
import { Link } from '../components/link/Link'
import { useLabels } from '../hooks/useLabels'
import { useTranslations } from '../hooks/useTranslations'

/** The links of the page to the other languages of the site, as entries of a list. */
export const LanguageLinks = () => {
  const labels = useLabels()
  return useTranslations().map(({ language, name, path, instead }) => (
    <li key={language}>
      <Link
        to={path}
        lang={language}
        hrefLang={language}
        title={instead && fillText(labels.notTranslated, { language: name, page: instead })}
      >
        {name}
      </Link>
    </li>
  ))
}
