import styled, { css } from 'styled-components'
import { fillText, withoutBreakMarks } from '../../plugins/content'
import { nameWidth } from '../../plugins/fonts'
import { Link } from '../components/link/Link'
import { useLabels } from '../hooks/useLabels'
import { useLocale } from '../hooks/useLocale'

/**
 * Its letters need not be those of the page's typeface. A name that no font of the system may have is
 * in a font of its own, and has its width before it arrives.
 */
const Name = styled.span<{ $width: number | undefined }>`
  font-family: LanguageName, system-ui, sans-serif;

  ${({ $width }) =>
    $width &&
    css`
      display: inline-block;
      width: ${$width}em;
      white-space: nowrap;
      font-weight: 400;
    `}
`

/** The name of a language within a sentence in another one, or in itself: "norwegisch". */
export const languageIn = (locale: string, language: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language

/**
 * The links of the page to the other languages of the site, as entries of a list. A link to the same
 * page keeps the query and the fragment of the address (src/browser/links.ts).
 */
export const LanguageLinks = () => {
  const labels = useLabels()
  const { locale, queryTranslations, translations } = useLocale()
  return translations.map(({ language, name, path, instead }) => (
    <li key={language}>
      <Link
        to={path}
        hrefLang={language}
        data-keep-query={instead ? undefined : JSON.stringify(queryTranslations[language] ?? {})}
        title={
          instead &&
          withoutBreakMarks(
            fillText(labels.notTranslated, {
              language: languageIn(locale, language),
              page: instead,
            }),
          )
        }
      >
        {/* The title of the link is in the language of the page. */}
        <Name lang={language} $width={nameWidth(language)}>
          {name}
        </Name>
      </Link>
    </li>
  ))
}
